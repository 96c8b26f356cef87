/**
 * `asked`: the gateway may have given it back by now; `by_hand`: the gateway will not, so a person must
 * (rule payments/money-back).
 */
export type RefundState = 'due' | 'asked' | 'by_hand' | 'given';

/**
 * `unwanted`: no order waited for it; `cancelled`: its order ended; `voided`: the gateway gave it back by itself; `staff`:
 * staff wanted so; `not_used`: the bill was less than the deposit.
 */
export const REFUND_REASONS = ['unwanted', 'cancelled', 'voided', 'staff', 'taken_off', 'not_used'] as const;
export type RefundReason = (typeof REFUND_REASONS)[number];

export type RefundWay = 'void' | 'refund';

/** The ways to give money back at a gateway, in the order to ask in. A void gives all of a charge back, so never for a part. */
export function refundWaysOf({
  isWhole,
  canVoid,
  refund,
}: {
  isWhole: boolean;
  canVoid: boolean;
  refund: 'none' | 'full' | 'partial';
}): RefundWay[] {
  const canRefund = refund === 'partial' || (refund === 'full' && isWhole);
  return [...(isWhole && canVoid ? (['void'] as const) : []), ...(canRefund ? (['refund'] as const) : [])];
}

/**
 * From the newest payment on; null for more than is kept, and for nothing (rule payments/staff-refunds). Minor units.
 * @param amountMinor null: all @param kept oldest first
 */
export function spreadRefund<P>({
  amountMinor,
  kept,
}: {
  amountMinor: number | null;
  kept: readonly { payment: P; keptMinor: number }[];
}): { payment: P; amountMinor: number }[] | null {
  const all = kept.reduce((sum, one) => sum + one.keptMinor, 0);
  let left = amountMinor ?? all;
  if (left <= 0 || left > all) return null;
  return kept.toReversed().flatMap(({ payment, keptMinor }) => {
    const taken = Math.min(left, keptMinor);
    left -= taken;
    return taken > 0 ? [{ payment, amountMinor: taken }] : [];
  });
}
