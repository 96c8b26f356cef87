import { useState } from 'react';
import { type Charge, walletPhoneOf } from '@/lib/contract/orders/orders';
import type { Buyer } from '@/lib/contract/people/contact';
import { paymentStep } from '@/lib/domain/payments/payment-step';
import { isBankUnknown, useGateway, useStartPayment } from '@/lib/queries/payments/payments';
import { showError } from '@/lib/stores/error-store';
import type { CardHolder } from './card/use-card-draft';
import type { Payable } from './payable';
import type { PseDraft } from './pse/use-pse-draft';
import type { Waiting } from './results/use-waiting-words';
import { useBankTrip } from './use-bank-trip';
import { usePlacing } from './use-placing';

/** `key` is the attempt's: the same press again asks for the same payment. */
type Attempt = { charge: Charge; key: string; pse?: PseDraft | null; holder?: CardHolder | null };

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

/** The gateway, the press and the wait of whatever is paid. A cart is placed first; failures are reported. */
export function usePayment({
  payable,
  reload,
  readBuyer,
}: {
  payable: Payable;
  reload: () => Promise<unknown>;
  /** The guest's contact; null while it is incomplete, which the form says itself. */
  readBuyer?: () => Buyer | null;
}) {
  const gateway = useGateway(payable.supplierId);
  const start = useStartPayment();
  const { check, place, refused, isOffline, tellOffline } = usePlacing(payable);
  const [isBusy, setBusy] = useState(false);
  const [isSent, setSent] = useState(false);
  const [isBegun, setBegun] = useState(false);
  const { last, setLastPse, remember } = useLastSaid();
  // While an attempt is being sent, the last known payment is of another attempt.
  const known = isSent ? null : payable.lastPayment;
  const isGoing = useBankTrip({ payment: known, isBegun, reload });
  const bank = (known ? known.pse?.bank : last.lastPse?.bank)?.name ?? null;
  const waiting: Waiting | null = isSent || payable.isOnItsWay ? { payment: known, bank, isGoing } : null;
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
  /** `prepare`: null when nothing is to be paid, and why is said. */
  const pay = async (prepare: () => Promise<Attempt | null>) => {
    const buyer = readBuyer?.();
    if (buyer === null || !check()) return;
    setBusy(true);
    const attempt = await prepare();
    if (attempt) {
      await send(attempt, buyer);
      // The order knows; the answer may be lost.
      await reload();
      setSent(false);
    }
    setBusy(false);
  };
  return {
    payable,
    gateway,
    pay,
    isBusy,
    /** Null where nothing is on its way. */
    waiting,
    /** Whether it was paid here, and not before this page was opened. */
    isBegun,
    ...last,
    /** The phone of the order's contact; of a guest once they have given it. */
    ownPhone: (readBuyer ? readBuyer()?.phone : payable.contact?.phone) ?? '',
    isOffline,
    tellOffline,
    refused,
  };
}
export type PaymentState = ReturnType<typeof usePayment>;
