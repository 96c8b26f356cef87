import { getTranslations } from 'next-intl/server';
import { langMark } from '@/components/ui/lang-mark';
import {
  categoryMarks,
  headingMarks,
  partFailedMarks,
  sectionId,
  sectionMarks,
} from '@/lib/browser/menu-markup/sections';
import type { Category, Subcategory } from '@/lib/contract/menu/menu';
import { comesInPart, countProducts, planFirstDocument } from '@/lib/domain/menu/menu-parts';
import { screenPath } from '@/lib/domain/tenant/screen-path';
import type { CardContext } from './dish-card';
import { DishList, type Rest } from './dish-list';

/** A menu of 500 stays below 60 kB (guarantee/document-weight). */
export const FIRST_PRODUCTS = 96;

export async function CategorySection({
  category,
  plan,
  card,
  firstScreen,
  isLong = false,
}: {
  category: Category;
  plan: ReadonlyMap<number, number>;
  card: CardContext;
  firstScreen?: ReadonlyMap<number, number> | undefined;
  isLong?: boolean;
}) {
  const t = await getTranslations('Menu');
  const href = screenPath({ screen: '*/menu-part/#', slug: card.supplierSlug, id: category.id });
  const label = t('rest', { count: countProducts(category), category: category.name });
  const listOf = ({ id, products }: Subcategory) => {
    const shown = plan.get(id) ?? 0;
    const rest: Rest | null = shown < products.length ? { shown, href, label } : null;
    return (
      <DishList
        listId={id}
        products={products}
        card={card}
        rest={rest}
        firstScreen={firstScreen?.get(id)}
        isLong={isLong}
      />
    );
  };
  const ids = [category, ...category.subcategories].map(({ id }) => id);
  const partPath = comesInPart({ category, plan }) ? href : null;
  return (
    <section id={sectionId(category.id)} className="section" {...categoryMarks({ ids, partPath })}>
      <h2 tabIndex={-1} {...langMark(category.name_in)} {...headingMarks}>
        {category.name}
      </h2>
      {category.description && (
        <p className="text-muted" {...langMark(category.description_in)}>
          {category.description}
        </p>
      )}
      {listOf(category)}
      {category.subcategories.map((child) => (
        <section key={child.id} id={sectionId(child.id)} className="section" {...sectionMarks('subcategory')}>
          <h3 tabIndex={-1} {...langMark(child.name_in)} {...headingMarks}>
            {child.name}
          </h3>
          {child.description && (
            <p className="text-muted" {...langMark(child.description_in)}>
              {child.description}
            </p>
          )}
          {listOf(child)}
        </section>
      ))}
    </section>
  );
}

/** @param firstScreen cards by category id; without it each list may begin a screen */
export async function MenuSections({
  categories,
  card,
  firstScreen,
}: {
  categories: readonly Category[];
  card: CardContext;
  firstScreen?: ReadonlyMap<number, number>;
}) {
  const t = await getTranslations('Menu');
  const plan = planFirstDocument({ categories, budget: FIRST_PRODUCTS });
  const hasParts = categories.some((category) => comesInPart({ category, plan }));
  return (
    <>
      {categories.map((category) => (
        <CategorySection
          key={category.id}
          category={category}
          plan={plan}
          card={card}
          firstScreen={firstScreen}
          isLong={hasParts}
        />
      ))}
      {hasParts && (
        <div {...partFailedMarks} hidden>
          <p role="alert">{t('part_failed')}</p>
          <button type="button" className="button button-quiet">
            {t('retry')}
          </button>
        </div>
      )}
    </>
  );
}
