import type { PurchaseRow } from '@/backend/purchases';

/** The cash that the diner hands over, in minor units; null: not cash, or the exact amount (rule payments/cash). */
export function cashMinorOf({
  method,
  purchase: { details },
}: {
  method: string | undefined;
  purchase: Pick<PurchaseRow, 'details'>;
}): number | null {
  return method === 'cash' ? (details.cashMinor ?? null) : null;
}
