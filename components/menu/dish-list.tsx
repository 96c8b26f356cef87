import { listMarks, restMarks } from '@/lib/browser/menu-markup/sections';
import type { ProductCard } from '@/lib/contract/menu/menu';
import { type CardContext, DishCard } from './dish-card';

/** Products that come in a part: count and link without script. */
export type Rest = { count: number; href: string; label: string };

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
  if (products.length === 0 && !rest) return null;
  return (
    <ul className="dishes" {...(listId === undefined ? {} : listMarks(listId))}>
      {products.map((product) => (
        <DishCard key={product.id} product={product} {...card} />
      ))}
      {rest && (
        <li className="dish-rest" {...restMarks} style={{ '--count': rest.count } as React.CSSProperties}>
          <a href={rest.href}>{rest.label}</a>
        </li>
      )}
    </ul>
  );
}
