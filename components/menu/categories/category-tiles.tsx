import { getTranslations } from 'next-intl/server';
import { langMark } from '@/components/ui/lang-mark';
import { DishPicture } from '@/components/ui/pictures/dish-picture';
import { tileMarks } from '@/lib/browser/menu-markup/overview';
import type { Category } from '@/lib/contract/menu/menu';
import { countProducts } from '@/lib/domain/menu/menu-parts';

/** The category's own picture, else that of its first dish with one (rule menu/category-pictures). */
function pictureOf({ image, products, subcategories }: Category) {
  if (image) return image;
  const all = [...products, ...subcategories.flatMap((child) => child.products)];
  return all.find(({ image }) => image !== null)?.image ?? null;
}

export async function CategoryTiles({
  categories,
  hrefOf,
}: {
  categories: readonly Category[];
  hrefOf: (id: number) => string;
}) {
  const t = await getTranslations('Menu');
  const pictured = categories.map((category) => ({ category, picture: pictureOf(category) }));
  const isPlain = pictured.every(({ picture }) => picture === null);
  return (
    <ul className={isPlain ? 'tiles tiles-plain' : 'tiles'}>
      {pictured.map(({ category, picture }) => (
        <li key={category.id} className={picture ? 'tile-card' : 'tile-card tile-card-plain'}>
          {picture && <DishPicture picture={picture} />}
          <div className="min-w-0">
            <a href={hrefOf(category.id)} {...langMark(category.name_in)} {...tileMarks(category.id)}>
              {category.name}
            </a>
            <p className="text-muted">{t('products', { count: countProducts(category) })}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
