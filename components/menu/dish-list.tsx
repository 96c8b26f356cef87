import { langMark } from '@/components/ui/lang-mark';
import { farMarks, listMarks, restMarks } from '@/lib/browser/menu-markup/sections';
import type { ProductCard } from '@/lib/contract/menu/menu';
import { type CardContext, DishCard } from './dish-card';

/** Products after the first `shown` come in a part: its link without script, and their names, so that they are found. */
export type Rest = { shown: number; href: string; label: string };

/** As many cards as one frame of a slow phone can take. */
const DRAWN_AT_ONCE = 16;

/** Classes of a list far below in a long menu: it is watched as one, and drawn as one unless that would delay a tap. */
function farClasses(count: number): string {
  return count > DRAWN_AT_ONCE ? ' dishes-far' : ' dishes-far dishes-whole';
}

export function DishList({
  listId,
  products,
  card,
  rest = null,
  firstScreen = Number.POSITIVE_INFINITY,
  isLong = false,
}: {
  listId?: number;
  products: readonly ProductCard[];
  card: CardContext;
  rest?: Rest | null;
  /** How many may be on the first screen. */
  firstScreen?: number | undefined;
  /** Watching each of 500 cards costs more than drawing them. */
  isLong?: boolean;
}) {
  if (products.length === 0) return null;
  // Decided on the server: a `:has()` rule that looks for pictures restyles the list with each button added to it.
  const isPlain = products.every(({ image }) => image === null);
  const isFar = isLong && firstScreen === 0;
  return (
    <ul
      className={`dishes${isPlain ? ' dishes-plain' : ''}${firstScreen === 0 ? ' dishes-later' : ''}${isFar ? farClasses(products.length) : ''}`}
      {...(isFar ? { ...farMarks, style: { '--count': products.length } as React.CSSProperties } : {})}
      {...(listId === undefined ? {} : listMarks(listId))}
    >
      {products.slice(0, rest?.shown).map((product, index) => (
        <DishCard
          key={product.id}
          product={product}
          isLater={index > 0 && index === firstScreen}
          isLong={isLong}
          {...card}
        />
      ))}
      {rest && (
        <li className="dish-rest" {...restMarks}>
          <a href={rest.href}>{rest.label}</a>
          <ul>
            {products.slice(rest.shown).map(({ id, name, name_in }) => (
              <li key={id} {...langMark(name_in)}>
                {name}
              </li>
            ))}
          </ul>
        </li>
      )}
    </ul>
  );
}
