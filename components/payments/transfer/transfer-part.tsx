import { useTranslations } from 'next-intl';
import { FailedLoad } from '@/components/layout/failed-load';
import { LoadingShape } from '@/components/layout/loading-shape';
import { useVisit } from '@/lib/browser/visit-provider';
import type { Order } from '@/lib/contract/orders/orders';
import { formatAmount } from '@/lib/domain/money/money';
import { useTransfer } from '@/lib/queries/payments/transfer';
import { RefusedOrder } from '../payment-result';
import { useOtherMethod } from '../use-other-method';
import { AccountCard } from './account-card';
import { ProofForm } from './proof-form';
import { useTransferOrder } from './use-transfer-order';

/** The account is for placed orders: from then on what was ordered is kept (rule payments/transfer). */
export function TransferPart({ order }: { order: Order }) {
  return order.is_cart ? <TransferStart order={order} /> : <TransferSteps order={order} />;
}

function TransferStart({ order }: { order: Order }) {
  const t = useTranslations('Checkout');
  const { currency } = useVisit().tenant;
  const { begin, isBusy, refused, lacksLine } = useTransferOrder(order);
  const other = useOtherMethod({ order, slug: order.supplier.slug });
  if (refused) return <RefusedOrder error={refused} onReview={other.leave} />;
  const total = formatAmount({ amount: order.total, currency });
  return (
    <div className="grid gap-4">
      <p>{t('transfer_start')}</p>
      {lacksLine && (
        <p className="card p-4 font-semibold" role="alert">
          {t('no_line')}
        </p>
      )}
      <div className="sticky-action">
        <button
          type="button"
          className="button w-full"
          disabled={isBusy}
          aria-busy={isBusy}
          onClick={() => void begin()}
        >
          {isBusy ? t('transfer_beginning') : t('transfer_begin', { total })}
        </button>
      </div>
    </div>
  );
}

function TransferSteps({ order }: { order: Order }) {
  const t = useTranslations('Checkout');
  const transfer = useTransfer(order.id);
  if (transfer.error && !transfer.data)
    return <FailedLoad error={transfer.error} onRetry={() => void transfer.refetch()} />;
  if (!transfer.data) return <LoadingShape className="h-[320px]" />;
  return (
    <div className="grid gap-4">
      <AccountCard transfer={transfer.data} />
      <ProofForm purchaseId={order.id}>
        <h2 className="text-lead">{t('proof_title')}</h2>
      </ProofForm>
    </div>
  );
}
