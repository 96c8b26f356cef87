import { getTranslations } from 'next-intl/server';
import { toMenuDocument } from '@/components/menu/menu-document';
import { BundleNote } from '@/components/menu/product/bundle-note';
import { CommentField } from '@/components/menu/product/comment-field';
import { OptionChoices } from '@/components/menu/product/options/option-choices';
import { OptionGroup } from '@/components/menu/product/options/option-group';
import { StaticMarkup } from '@/components/ui/static-markup';
import { Stepper } from '@/components/ui/stepper';
import { viewPath } from '@/lib/browser/links/product-address';
import { orderMarks } from '@/lib/browser/menu-markup/chosen-service';
import { ownAddMarks, ownPart } from '@/lib/browser/menu-markup/own-product';
import type { Supplier } from '@/lib/contract/branches/supplier';
import type { Product } from '@/lib/contract/menu/menu';
import type { Instance } from '@/lib/contract/tenant/instance';
import { defaultChoices } from '@/lib/domain/menu/options/default-choices';
import { formatMoney } from '@/lib/domain/money/money';
import { establishmentKindOf } from '@/lib/domain/tenant/establishments';
import { startPrice } from './start-price';
import { WithoutScript } from './without-script';

type OfPage = { product: Product; supplier: Supplier; tenant: Instance };

/** Draws the form before its script does: what is chosen meanwhile is kept (rule menu/product-page). */
function OwnForm({ product, supplier, tenant }: OfPage) {
  const { timezone } = supplier.opening_hours;
  return (
    <div className="product-form" {...ownPart('form')} suppressHydrationWarning>
      <StaticMarkup>
        <BundleNote promo={product.promo} count={1} timezone={timezone} service={null} />
        {product.option_groups.map((group) => (
          <OptionChoices
            key={group.id}
            group={group}
            currency={tenant.currency}
            choices={defaultChoices(group)}
            tried={false}
            onChange={null}
          />
        ))}
        <CommentField establishment={establishmentKindOf(tenant.category_establishment)} onChange={null} />
      </StaticMarkup>
    </div>
  );
}

/** The one action. Before its script it leads to the sheet over the menu. */
async function OwnBar({
  product,
  supplier,
  tenant: { currency },
  isHidden,
}: OfPage & {
  /** Until the script knows the diner's table. */
  isHidden: boolean;
}) {
  const [t, words] = [await getTranslations('Cart'), await getTranslations('Product')];
  const { timezone } = supplier.opening_hours;
  const { lineMinor, isLeast } = startPrice({ product, currency, at: new Date(), timezone });
  const price = formatMoney({ amountMinor: lineMinor, currency });
  return (
    <div
      className="product-order"
      {...ownPart('bar')}
      {...orderMarks}
      hidden={isHidden}
      suppressHydrationWarning
    >
      <StaticMarkup className="contents">
        <Stepper
          value={1}
          min={1}
          max={1}
          onChange={null}
          labels={{ group: t('quantity'), fewer: t('fewer'), more: t('more') }}
        />
        <a
          className="button flex-1"
          href={viewPath({ slug: supplier.slug, productId: product.id })}
          rel="nofollow"
          {...ownAddMarks}
        >
          {t('add_priced', { price: isLeast ? words('from', { price }) : price })}
        </a>
      </StaticMarkup>
    </div>
  );
}

/** The choice and its action; where the product is not ordered its options are only read. */
export function OwnChoice({ product, supplier, tenant }: OfPage) {
  const { canOrder, hint } = toMenuDocument({ supplier });
  if (!canOrder || !product.available)
    return (
      <div className="product-form">
        {product.option_groups.map((group) => (
          <OptionGroup key={group.id} group={group} currency={tenant.currency} />
        ))}
      </div>
    );
  return (
    <>
      <OwnForm {...{ product, supplier, tenant }} />
      <WithoutScript branch={supplier} />
      <OwnBar {...{ product, supplier, tenant }} isHidden={hint !== null} />
    </>
  );
}
