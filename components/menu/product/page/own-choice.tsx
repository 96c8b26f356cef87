import { getTranslations } from 'next-intl/server';
import { BundleNote } from '@/components/menu/product/bundle-note';
import { CommentField } from '@/components/menu/product/comment-field';
import { OptionChoices } from '@/components/menu/product/options/option-choices';
import { StaticMarkup } from '@/components/ui/static-markup';
import { Stepper } from '@/components/ui/stepper';
import { viewPath } from '@/lib/browser/links/product-address';
import { orderMarks } from '@/lib/browser/menu-markup/chosen-service';
import { ownAddMarks, ownPart } from '@/lib/browser/menu-markup/own-product';
import type { Product } from '@/lib/contract/menu/menu';
import { defaultChoices } from '@/lib/domain/menu/options/default-choices';
import type { Currency } from '@/lib/domain/money/currencies';
import type { EstablishmentKind } from '@/lib/domain/tenant/establishments';

/** As the script draws it, at once: what is chosen before it comes is kept (rule menu/product-page). */
export function OwnForm({
  product,
  currency,
  establishment,
  timezone,
}: {
  product: Product;
  currency: Currency;
  establishment: EstablishmentKind;
  timezone: string;
}) {
  return (
    <div className="product-form" {...ownPart('form')} suppressHydrationWarning>
      <StaticMarkup>
        <BundleNote promo={product.promo} count={1} timezone={timezone} service={null} />
        {product.option_groups.map((group) => (
          <OptionChoices
            key={group.id}
            group={group}
            currency={currency}
            choices={defaultChoices(group)}
            tried={false}
            onChange={null}
          />
        ))}
        <CommentField establishment={establishment} onChange={null} />
      </StaticMarkup>
    </div>
  );
}

/** The one action. Before its script it leads to the sheet over the menu. */
export async function OwnBar({
  product,
  slug,
  price,
  isHidden,
}: {
  product: Product;
  slug: string;
  price: string;
  /** Until the script knows the diner's table. */
  isHidden: boolean;
}) {
  const t = await getTranslations('Cart');
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
          href={viewPath({ slug, productId: product.id })}
          rel="nofollow"
          {...ownAddMarks}
        >
          {t('add_priced', { price })}
        </a>
      </StaticMarkup>
    </div>
  );
}
