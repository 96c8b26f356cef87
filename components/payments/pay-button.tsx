import { useTranslations } from 'next-intl';
import { useApp } from '@/lib/browser/app-provider';
import { formatAmount } from '@/lib/domain/money/money';
import type { PaymentState } from './use-payment';

/** Names what is paid, and says why a press sent nothing (guarantee/lost-connection). */
export function PayButton({ payment: { payable, isBusy, isOffline } }: { payment: PaymentState }) {
  const t = useTranslations('Checkout');
  const { currency } = useApp().tenant;
  return (
    <>
      {isOffline && (
        <p className="card p-4 font-semibold" role="alert">
          {t('no_connection')}
        </p>
      )}
      <div className="sticky-action">
        <button type="submit" className="button w-full" disabled={isBusy} aria-busy={isBusy}>
          {isBusy ? t('paying') : t('pay', { total: formatAmount({ amount: payable.total, currency }) })}
        </button>
      </div>
    </>
  );
}
