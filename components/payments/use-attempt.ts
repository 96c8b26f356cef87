import { useState } from 'react';
import { type Charge, type Order, walletPhoneOf } from '@/lib/contract/orders/orders';
import type { Buyer } from '@/lib/contract/people/contact';
import { paymentStep } from '@/lib/domain/payments/payment-step';
import { isBankUnknown, useStartPayment } from '@/lib/queries/payments/payments';
import { showError } from '@/lib/stores/error-store';
import type { CardHolder } from './card/use-card-draft';
import type { Payable } from './payable';
import type { PseDraft } from './pse/use-pse-draft';

/** `key` is the attempt's: the same press again asks for the same payment. */
export type Attempt = { charge: Charge; key: string; pse?: PseDraft | null; holder?: CardHolder | null };

/** Keeps what was typed for the last payment, for its result to name and for the next try (rule payments/results). */
function useLastSaid() {
  const [lastPse, setLastPse] = useState<PseDraft | null>(null);
  const [lastPhone, setLastPhone] = useState<string | null>(null);
  const [lastHolder, setLastHolder] = useState<CardHolder | null>(null);
  const remember = ({ charge, pse = null, holder = null }: Attempt) => {
    setLastPse(pse);
    setLastHolder(holder);
    setLastPhone(walletPhoneOf(charge));
  };
  return { last: { lastPse, lastPhone, lastHolder }, setLastPse, remember };
}

/** Sends an attempt to the gateway. A cart is placed first; failures are reported. */
export function useAttempt({ payable, place }: { payable: Payable; place: () => Promise<Order | null> }) {
  const start = useStartPayment();
  const [isSent, setSent] = useState(false);
  const [isBegun, setBegun] = useState(false);
  const { last, setLastPse, remember } = useLastSaid();
  const send = async (attempt: Attempt, buyer: Buyer | undefined) => {
    const { charge, key, pse } = attempt;
    remember(attempt);
    if (payable.isCart) {
      const order = await place();
      // A coupon may leave nothing to pay.
      if (!order || paymentStep(order) === 'settled') return;
    }
    setSent(true);
    setBegun(true);
    const outcome = await start({
      request: {
        purchase_id: payable.id,
        acceptance: true,
        ...charge,
        ...(buyer ? { buyer } : {}),
        ...(payable.shareId === null ? {} : { share_id: payable.shareId }),
      },
      key,
    });
    if (outcome.kind === 'done') return;
    if (pse && isBankUnknown(outcome.error)) setLastPse({ ...pse, bank: null });
    showError(outcome.error);
  };
  return {
    send,
    /** The last known payment is of this attempt again. */
    end: () => setSent(false),
    isSent,
    isBegun,
    last,
  };
}
