import { useTranslations } from 'next-intl';
import type { Product } from '@/lib/contract/menu/menu';
import type { ServiceChoice } from '@/lib/domain/branches/services';
import { isPromoActive } from '@/lib/domain/menu/promo';

/** «Take 3, pay 2», and how many more that takes (rule menu/bundles). Its place is kept while the promotion does not hold. */
export function BundleNote({
  promo,
  count,
  timezone,
  service,
}: {
  promo: Product['promo'];
  /** The pieces, those in the cart included. */
  count: number;
  timezone: string;
  /** Null: not chosen yet. */
  service: ServiceChoice | null;
}) {
  const t = useTranslations('Cart');
  if (!promo?.bundle) return null;
  const { take, pay } = promo.bundle;
  const holds = isPromoActive({ promo, at: new Date(), timezone, service });
  const rest = count % take;
  return (
    <p className={holds ? 'mt-4 font-semibold' : 'invisible mt-4 font-semibold'} aria-live="polite">
      {rest === 0 ? t('bundle', { take, pay }) : t('bundle_missing', { count: take - rest, take, pay })}
    </p>
  );
}
