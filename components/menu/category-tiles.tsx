import { getTranslations } from 'next-intl/server';
import { DishPicture } from '@/components/ui/dish-picture';
import type { Category } from '@/lib/contract/menu';
import { initialOf } from '@/lib/domain/dish-offer';
import { countProducts } from '@/lib/domain/menu-parts';

/** A category is known by the first of its products that has a picture. */
function pictureOf({ products, subcategories }: Category) {
  const all = [...products, ...subcategories.flatMap((child) => child.products)];
  return all.find(({ image }) => image !== null)?.image ?? null;
}

/** The overview of a menu: a tile a category, with its picture and how much it holds (decision 111). */
export async function CategoryTiles({
  categories,
  hrefOf,
}: {
  categories: readonly Category[];
  hrefOf: (id: number) => string;
}) {
  const t = await getTranslations('Menu');
  return (
    <ul className="tiles">
      {categories.map((category) => (
        <li key={category.id} className="tile-card">
          <DishPicture picture={pictureOf(category)} initial={initialOf(category.name)} />
          <div className="min-w-0">
            <a href={hrefOf(category.id)} data-category-tile={category.id}>
              {category.name}
            </a>
            <p className="text-muted">{t('products', { count: countProducts(category) })}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
