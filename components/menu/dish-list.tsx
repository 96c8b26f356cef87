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
}: {
  listId?: number;
  products: readonly ProductCard[];
  card: CardContext;
  rest?: Rest | null;
}) {
  if (products.length === 0) return null;
  // By the server: a rule that looks for pictures by `:has()` restyles the list with each button added to it.
  const isPlain = products.every(({ image }) => image === null);
  return (
    <ul
      className={isPlain ? 'dishes dishes-plain' : 'dishes'}
      {...(listId === undefined ? {} : listMarks(listId))}
    >
      {products.slice(0, rest?.shown).map((product) => (
        <DishCard key={product.id} product={product} {...card} />
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
