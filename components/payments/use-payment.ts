import { useState } from 'react';
import type { ApiError } from '@/lib/clients/api-error';
import { type Charge, type Order, walletPhoneOf } from '@/lib/contract/orders/orders';
import type { Buyer } from '@/lib/contract/people/contact';
import { paymentStep } from '@/lib/domain/payments/payment-step';
import { isBankUnknown, usePlaceOrder, useStartPayment } from '@/lib/queries/orders/orders';
import { showError } from '@/lib/stores/error-store';
import { useAgreedTotal } from './use-agreed-total';
import type { CardHolder } from './use-card-draft';
import { useNoLine } from './use-no-line';
import type { PseDraft } from './use-pse-draft';

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

/** Places the order if needed, then pays; reports failures. */
export function usePayment({
  order,
  reload,
  readBuyer,
  shareId,
}: {
  order: Order;
  reload: () => Promise<unknown>;
  /** Of a guest; null while it is not whole, which it says itself. */
  readBuyer?: () => Buyer | null;
  /** Of an account: what is paid of it. */
  shareId?: number;
}) {
  const { place } = usePlaceOrder();
  const start = useStartPayment();
  const [isBusy, setBusy] = useState(false);
  const [isSent, setSent] = useState(false);
  const [isBegun, setBegun] = useState(false);
  const { last, setLastPse, remember } = useLastSaid();
  const line = useNoLine();
  const agreed = useAgreedTotal(order);
  const [refusal, setRefusal] = useState<{ key: string; error: ApiError } | null>(null);
  const orderKey = `order-${order.id}-${order.version}`;
  const send = async (attempt: Attempt, buyer: Buyer | undefined) => {
    const { charge, key, pse } = attempt;
    remember(attempt);
    if (order.is_cart) {
      const outcome = await place({ purchaseId: order.id, total: order.total, key: orderKey });
      if (outcome.kind === 'refused') return setRefusal({ key: orderKey, error: outcome.error });
      if (outcome.kind === 'failed') return agreed.tell(outcome.error);
      // A coupon may leave nothing to pay.
      if (paymentStep(outcome.value) === 'settled') return;
    }
    setSent(true);
    setBegun(true);
    const outcome = await start({
      request: {
        purchase_id: order.id,
        acceptance: true,
        ...charge,
        ...(buyer ? { buyer } : {}),
        ...(shareId === undefined ? {} : { share_id: shareId }),
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
    if (buyer === null) return;
    // Nothing is sent later by itself.
    if (!navigator.onLine) return line.tell();
    if (!agreed.check()) return;
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
    pay,
    isBusy,
    isSent,
    /** Whether it was paid here, and not before this page was opened. */
    isBegun,
    ...last,
    /** Of the order's contact; of a guest once they have said who they are. */
    ownPhone: (readBuyer ? readBuyer()?.phone : order.contact?.phone) ?? '',
    lacksLine: line.isTold,
    tellNoLine: line.tell,
    /** Only for the cart as it was sent. */
    refused: refusal?.key === orderKey ? refusal.error : null,
  };
}
export type OrderPayment = ReturnType<typeof usePayment>;
