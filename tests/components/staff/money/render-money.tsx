import { screen } from '@testing-library/react';
import { MoneyScreen } from '@/components/staff/money/money-screen';
import { type ChargeProblem, listChargeProblems } from '@/lib/contract/staff/calls';
import { getStaffInstance } from '@/lib/contract/staff/instance-calls';
import { listWaitingPayments, type WaitingPayment } from '@/lib/contract/staff/payment-calls';
import { getSignedIn } from '@/lib/contract/staff/person-calls';
import { listOwedRefunds, type OwedRefund } from '@/lib/contract/staff/refund-calls';
import { listRoomCharges, type RoomCharges } from '@/lib/contract/staff/room-charge-calls';
import { listTransfers, type WaitingTransfer } from '@/lib/contract/staff/transfer-calls';
import type { StaffRole } from '@/lib/domain/staff/roles';
import es from '@/messages/es.json';
import { INSTANCE } from '../render-board';
import { type Answered, renderStaff, signedInAs } from '../render-staff';

export const { StaffMoney: WORDS } = es;
const MINUTE_MS = 60_000;
export const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * MINUTE_MS).toISOString();

export const transferOf = (changes: Partial<WaitingTransfer> = {}): WaitingTransfer => ({
  ...{ payment_id: 5, purchase_id: 70, number: 128, supplier_id: 2, name: 'Ana', amount: 48_000 },
  ...{ uploaded_at: minutesAgo(4), review_until: minutesAgo(-11) },
  ...changes,
});
export const refundOf = (changes: Partial<OwedRefund> = {}): OwedRefund => ({
  ...{ id: 9, payment_id: 6, purchase_id: 71, number: 129, supplier_id: 2, name: 'Luis', method: 'card' },
  ...{ reference: 'norte-71-1', transaction: 'tx-71', amount: 20_000, since: minutesAgo(150) },
  ...{ cancel_reason: null, by_hand: true },
  ...changes,
});

type Lists = {
  transfers: WaitingTransfer[];
  payments: WaitingPayment[];
  refunds: OwedRefund[];
  problems: ChargeProblem[];
  rooms: RoomCharges['charges'];
};

/** The screen with what waits at first, and nothing after it. */
export async function showMoney(
  first: Partial<Lists> = {},
  answered: readonly Answered[] = [],
  role: StaffRole = 'cashier',
) {
  const { transfers = [], payments = [], refunds = [], problems = [], rooms = [] } = first;
  const bench = renderStaff(<MoneyScreen slug="norte" />, [
    [getSignedIn, signedInAs(role)],
    [getStaffInstance, INSTANCE],
    [listTransfers, transfers, []],
    [listWaitingPayments, payments, []],
    [listOwedRefunds, refunds, []],
    [listChargeProblems, problems],
    [listRoomCharges, { charges: rooms }, { charges: [] }],
    ...answered,
  ]);
  await screen.findByText(
    (_, element) => element?.className === 'money-nothing' || element?.className === 'money-parts',
  );
  return bench;
}
