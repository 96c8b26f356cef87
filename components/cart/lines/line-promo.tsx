import { useTranslations } from 'next-intl';
import { useApp } from '@/lib/browser/app-provider';
import type { CartLine } from '@/lib/contract/cart/cart';
import { formatAmount } from '@/lib/domain/money/money';

/** The saving of a promotion on a line, or what is missing for it (rule menu/promotions, rule menu/bundles). */
export function LinePromo({
  line: { promo },
  isStopped,
}: {
  line: Pick<CartLine, 'promo'>;
  isStopped: boolean;
}) {
  const t = useTranslations('Cart');
  const { currency } = useApp().tenant;
  if (!promo) return null;
  const { label, saved, bundle } = promo;
  const amount = formatAmount({ amount: saved, currency });
  return (
    <>
      {saved > 0 && (
        <span className="block text-success">
          {label ? t('promo_saved', { label, amount }) : t('promo_saves', { amount })}
        </span>
      )}
      {bundle && bundle.missing > 0 && !isStopped && (
        <span className="block text-brand-text">
          {t('bundle_missing', { count: bundle.missing, take: bundle.take, pay: bundle.pay })}
        </span>
      )}
    </>
  );
}

/** The total saving by promotions; renders nothing where they take nothing off. */
export function SavedNote({ saved }: { saved: number }) {
  const t = useTranslations('Cart');
  const { currency } = useApp().tenant;
  if (saved === 0) return null;
  return (
    <p className="mt-2 font-semibold text-success">
      {t('saved', { amount: formatAmount({ amount: saved, currency }) })}
    </p>
  );
}
