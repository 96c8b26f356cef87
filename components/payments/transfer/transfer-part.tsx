import { useTranslations } from 'next-intl';
import { FailedLoad } from '@/components/layout/failed-load';
import { LoadingShape } from '@/components/layout/loading-shape';
import { RefusedOrder } from '@/components/payments/results/payment-result';
import { useApp } from '@/lib/browser/app-provider';
import { formatAmount } from '@/lib/domain/money/money';
import { useTransfer } from '@/lib/queries/payments/transfer';
import type { Payable } from '../payable';
import { usePlacing } from '../use-placing';
import { AccountCard } from './account-card';
import { ProofForm } from './proof-form';

type Props = { payable: Payable; onReview?: (() => void) | undefined };

/** The account is for placed orders: from then on what was ordered is kept (rule payments/transfer). */
export function TransferPart({ payable, onReview }: Props) {
  return payable.isCart ? (
    <TransferStart payable={payable} onReview={onReview} />
  ) : (
    <TransferSteps purchaseId={payable.id} />
  );
}

/** Places the order that is then paid at a bank; nothing is charged here. */
function TransferStart({ payable, onReview }: Props) {
  const t = useTranslations('Checkout');
  const { currency } = useApp().tenant;
  const { check, place, isPlacing, refused, isOffline } = usePlacing(payable);
  if (refused) return <RefusedOrder error={refused} onReview={onReview} />;
  const total = formatAmount({ amount: payable.total, currency });
  return (
    <div className="grid gap-4">
      <p>{t('transfer_start')}</p>
      {isOffline && (
        <p className="card p-4 font-semibold" role="alert">
          {t('no_connection')}
        </p>
      )}
      <div className="sticky-action">
        <button
          type="button"
          className="button w-full"
          disabled={isPlacing}
          aria-busy={isPlacing}
          onClick={() => check() && void place()}
        >
          {isPlacing ? t('transfer_beginning') : t('transfer_begin', { total })}
        </button>
      </div>
    </div>
  );
}

function TransferSteps({ purchaseId }: { purchaseId: number }) {
  const t = useTranslations('Checkout');
  const transfer = useTransfer(purchaseId);
  if (transfer.error && !transfer.data)
    return <FailedLoad error={transfer.error} onRetry={() => void transfer.refetch()} />;
  if (!transfer.data) return <LoadingShape className="h-[320px]" />;
  return (
    <div className="grid gap-4">
      <AccountCard transfer={transfer.data} />
      <ProofForm purchaseId={purchaseId}>
        <h2 className="text-lead">{t('proof_title')}</h2>
      </ProofForm>
    </div>
  );
}
