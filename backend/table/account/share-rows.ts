import type { Context } from '@/backend/context';
import type { Sql } from '@/backend/platform/database/database';
import { type PaymentRow, sumsOf } from '@/backend/purchases/payments';
import { IN_FLIGHT_STATUSES } from '@/lib/domain/payments/payment-status';
import { keptOfBillMinor } from '@/lib/domain/payments/payment-sums';
import type { ShareKind, ShareState } from '@/lib/domain/table/split';
import type { LinePart } from '@/lib/domain/table/split-parts';

type ShareRow = {
  id: number;
  payer_id: number;
  /** The payer's number in the account; null for a payer who came by a link. */
  number: number | null;
  kind: ShareKind;
  amount_minor: number;
  tip_minor: number;
  parts: LinePart[];
  held_until: Date | null;
  payment_id: number | null;
};

/** A share that holds its part of the bill (docs/decisions/0208). Minor units. */
export type LiveShare = {
  id: number;
  payerId: number;
  member: number | null;
  kind: ShareKind;
  amountMinor: number;
  tipMinor: number;
  parts: LinePart[];
  state: ShareState;
  /** The end of the hold, for a held share. */
  until: Date | null;
  paymentId: number | null;
};

const LIST = `select s.id, s.payer_id, m.number, s.kind, s.amount_minor, s.tip_minor, s.parts, s.held_until, s.payment_id
  from shares s left join purchase_members m on m.instance_id = s.instance_id and m.purchase_id = s.purchase_id
    and m.profile_id = s.payer_id
  where s.instance_id = $1 and s.purchase_id = $2 order by s.id`;

export const listShareRows = ({ sql, ctx, account }: { sql: Sql; ctx: Context; account: { id: number } }) =>
  sql<ShareRow>(LIST, [ctx.instance.id, account.id]);

function stateOf({ provider, status }: PaymentRow): ShareState {
  if (status === 'success') return 'paid';
  return provider === null ? 'in_person' : 'paying';
}

/** Null of a share whose time is over, or whose payment pays nothing of the bill. */
export function toLiveShare({
  row,
  payments,
  now,
}: {
  row: ShareRow;
  payments: readonly PaymentRow[];
  now: Date;
}): LiveShare | null {
  const { id, payer_id: payerId, number: member, kind, tip_minor: tipMinor, parts, payment_id } = row;
  const share = { id, payerId, member, kind, amountMinor: row.amount_minor, tipMinor, parts };
  const { held_until: until } = row;
  if (until !== null) return until > now ? { ...share, state: 'held', until, paymentId: null } : null;
  const payment = payments.find((one) => one.id === payment_id);
  if (!payment) return null;
  const kept = keptOfBillMinor(sumsOf(payment));
  if (kept === 0 && !IN_FLIGHT_STATUSES.some((one) => one === payment.status)) return null;
  const state = stateOf(payment);
  // Staff may have given a part of it back.
  const amountMinor = state === 'paid' ? Math.min(kept, share.amountMinor) : share.amountMinor;
  return { ...share, amountMinor, state, until: null, paymentId: payment.id };
}
