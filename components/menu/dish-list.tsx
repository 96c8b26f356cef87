import { listMarks, restMarks } from '@/lib/browser/menu-markup/sections';
import type { ProductCard } from '@/lib/contract/menu/menu';
import { type CardContext, DishCard } from './dish-card';

/** Products after the first `shown` come in a part: its link without script. */
export type Rest = { shown: number; href: string; label: string };

export function DishList({
  listId,
  products,
  card,
  rest = null,
  firstScreen = Number.POSITIVE_INFINITY,
}: {
  listId?: number;
  products: readonly ProductCard[];
  card: CardContext;
  rest?: Rest | null;
  /** How many may be on the first screen. */
  firstScreen?: number | undefined;
}) {
  if (products.length === 0) return null;
  // By the server: a rule that looks for pictures by `:has()` restyles the list with each button added to it.
  const isPlain = products.every(({ image }) => image === null);
  return (
    <ul
      className={`dishes${isPlain ? ' dishes-plain' : ''}${firstScreen === 0 ? ' dishes-later' : ''}`}
      {...(listId === undefined ? {} : listMarks(listId))}
    >
      {products.slice(0, rest?.shown).map((product, index) => (
        <DishCard key={product.id} product={product} isLater={index > 0 && index === firstScreen} {...card} />
      ))}
      {rest && (
        <li
          className="dish-rest"
          {...restMarks}
          style={{ '--count': products.length - rest.shown } as React.CSSProperties}
        >
          <a href={rest.href}>{rest.label}</a>
        </li>
      )}
    </ul>
  );
}
