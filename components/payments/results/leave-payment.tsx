import { useTranslations } from 'next-intl';
import type { Payment } from '@/lib/contract/orders/orders';
import { mayLeave } from '@/lib/domain/payments/leaving';
import { useGiveUpPayment } from '@/lib/queries/payments/payments';
import { showError } from '@/lib/stores/error-store';

/** A way out of a payment that waits for its payer, where it has one (rule payments/leaving). */
export function LeavePayment({ payment: { id, next_action } }: { payment: Payment }) {
  const t = useTranslations('Checkout');
  const { giveUp, isPending } = useGiveUpPayment();
  if (!mayLeave(next_action)) return null;
  const leave = async () => {
    const outcome = await giveUp(id);
    if (outcome.kind === 'failed') showError(outcome.error, () => void leave());
  };
  return (
    <button
      type="button"
      className="button button-quiet mt-4 w-full"
      disabled={isPending}
      aria-busy={isPending}
      onClick={() => void leave()}
    >
      {t('leave_payment')}
    </button>
  );
}
