/**
 * `asked`: the gateway may have given it back by now; `by_hand`: the gateway will not, so a person must
 * (rule payments/money-back).
 */
export type RefundState = 'due' | 'asked' | 'by_hand' | 'given';

/** `unwanted`: no order waited for it; `cancelled`: its order ended; `voided`: the gateway gave it back by itself. */
export type RefundReason = 'unwanted' | 'cancelled' | 'voided';

export type RefundWay = 'void' | 'refund';

/** What a gateway can be asked for, in the order to ask in. A void gives all of a charge back, so never for a part. */
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
