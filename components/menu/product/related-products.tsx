import { getTranslations } from 'next-intl/server';
import { StaticMarkup } from '@/components/ui/static-markup';
import { menuMarks } from '@/lib/browser/menu-markup/menu';
import type { ProductCard } from '@/lib/contract/menu/menu';
import type { OrderHint } from '@/lib/domain/branches/order-hint';
import type { CardContext } from '../dish-card';
import { DishList } from '../dish-list';

/** Stands at the end, in nobody's way (rule menu/related-products). */
export async function RelatedProducts({
  products,
  card,
  canOrder,
  hint,
}: {
  products: readonly ProductCard[];
  card: CardContext;
  canOrder: boolean;
  hint: OrderHint | null;
}) {
  const [t, menu] = [await getTranslations('Product'), await getTranslations('Menu')];
  if (products.length === 0) return null;
  return (
    <section className="product-related">
      <h2 className="text-section">{t('related')}</h2>
      <StaticMarkup
        {...menuMarks({
          addLabel: canOrder ? menu('add', { name: '{name}' }) : null,
          isReadOnly: hint !== null,
        })}
      >
        <DishList products={products} card={card} />
      </StaticMarkup>
    </section>
  );
}
