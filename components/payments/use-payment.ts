import { useState } from 'react';
import type { Buyer } from '@/lib/contract/people/contact';
import { useGateway } from '@/lib/queries/payments/payments';
import type { Payable } from './payable';
import type { Waiting } from './results/use-waiting-words';
import { type Attempt, useAttempt } from './use-attempt';
import { useBankTrip } from './use-bank-trip';
import { usePlacing } from './use-placing';

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
  const isTransfer = payable.method === 'transfer';
  const { check, place, refused, isOffline, tellOffline } = usePlacing(payable);
  const [isBusy, setBusy] = useState(false);
  const { send, end, isSent, isBegun, last } = useAttempt({ payable, place });
  // While an attempt is being sent, the last known payment is of another attempt.
  const known = isSent ? null : payable.lastPayment;
  const isGoing = useBankTrip({ payment: known, isBegun, reload });
  const bank = (known ? known.pse?.bank : last.lastPse?.bank)?.name ?? null;
  const waiting: Waiting | null = isSent || payable.isOnItsWay ? { payment: known, bank, isGoing } : null;
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
      end();
    }
    setBusy(false);
  };
  return {
    payable,
    gateway,
    isTransfer,
    /** A transfer needs no gateway. */
    canPay: isTransfer || Boolean(gateway.data),
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
