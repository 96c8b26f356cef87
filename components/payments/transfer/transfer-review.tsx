import { Clock } from 'lucide';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useFocusOnceThere } from '@/components/payments/results/payment-result';
import { Dialog } from '@/components/ui/dialog';
import { Icon } from '@/components/ui/icon';
import type { Payment } from '@/lib/contract/orders/orders';
import { useWithdrawTransfer } from '@/lib/queries/payments/transfer';
import { showError } from '@/lib/stores/error-store';
import { ProofForm } from './proof-form';
import { ReviewUntil } from './review-until';

type Asked = 'replace' | 'withdraw' | null;

function WithdrawDialog({
  isPending,
  onWithdraw,
  onClose,
}: {
  isPending: boolean;
  onWithdraw: () => void;
  onClose: () => void;
}) {
  const t = useTranslations('Checkout');
  return (
    <Dialog onClose={onClose} title={t('review_withdraw')} closeLabel={t('review_keep')}>
      <div className="grid gap-4">
        <p>{t('review_withdraw_text')}</p>
        <button type="button" className="button w-full" disabled={isPending} onClick={onWithdraw}>
          {t('review_withdraw_confirm')}
        </button>
        <button type="button" className="button button-quiet w-full" onClick={onClose}>
          {t('review_keep')}
        </button>
      </div>
    </Dialog>
  );
}

/** Staff look at the proof: another one, or another way to pay (rule payments/transfer). */
export function TransferReview({
  purchaseId,
  payment,
  locale,
}: {
  purchaseId: number;
  payment: Payment;
  locale: string;
}) {
  const t = useTranslations('Checkout');
  const section = useFocusOnceThere();
  const [asked, setAsked] = useState<Asked>(null);
  const { withdraw, isPending } = useWithdrawTransfer(purchaseId);
  const close = () => setAsked(null);
  const takeBack = async () => {
    const outcome = await withdraw();
    if (outcome.kind === 'failed') showError(outcome.error, () => void takeBack());
  };
  return (
    <>
      <section
        ref={section}
        tabIndex={-1}
        className="grid min-h-[50svh] content-center justify-items-center gap-3 py-8 text-center outline-none"
        role="status"
      >
        <Icon of={Clock} size={48} className="text-brand-text" />
        <h2 className="text-section">{t('review_title')}</h2>
        <p className="max-w-[36ch]">{t('review_text')}</p>
        <ReviewUntil payment={payment} locale={locale} />
      </section>
      <div className="grid gap-3">
        <button type="button" className="button button-quiet w-full" onClick={() => setAsked('replace')}>
          {t('review_replace')}
        </button>
        <button type="button" className="button button-quiet w-full" onClick={() => setAsked('withdraw')}>
          {t('review_withdraw')}
        </button>
      </div>
      {asked === 'replace' && (
        <Dialog onClose={close} title={t('review_replace')} closeLabel={t('review_keep')}>
          <ProofForm purchaseId={purchaseId} onSent={close} />
        </Dialog>
      )}
      {asked === 'withdraw' && (
        <WithdrawDialog isPending={isPending} onWithdraw={() => void takeBack()} onClose={close} />
      )}
    </>
  );
}
