import { getTranslations } from 'next-intl/server';
import { headingMarks, sectionMarks } from '@/lib/browser/menu-markup/sections';
import type { Supplier } from '@/lib/contract/branches/supplier';
import type { ProductCard } from '@/lib/contract/menu/menu';
import type { CardContext } from './dish-card';
import { DishList } from './dish-list';
import { HIGHLIGHTS_ID } from './menu-bar';

const HIGHLIGHTS_LIMIT = 6;

export const listProducts = ({ menu }: Pick<Supplier, 'menu'>): ProductCard[] =>
  menu.categories.flatMap(({ products, subcategories }) => [
    ...products,
    ...subcategories.flatMap((child) => child.products),
  ]);

export const listHighlights = (branch: Pick<Supplier, 'menu'>): ProductCard[] =>
  listProducts(branch)
    .filter((product) => product.important)
    .slice(0, HIGHLIGHTS_LIMIT);

export async function Highlights({
  products,
  card,
}: {
  products: readonly ProductCard[];
  card: CardContext;
}) {
  const t = await getTranslations('Menu');
  if (products.length === 0) return null;
  return (
    <section id={HIGHLIGHTS_ID} className="section" {...sectionMarks('highlights')}>
      <h2 tabIndex={-1} {...headingMarks}>
        {t('highlights')}
      </h2>
      <DishList products={products} card={card} />
    </section>
  );
}
