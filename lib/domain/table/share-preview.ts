import type { Currency } from '@/lib/domain/money/currencies';
import { nearestMinor, toMajor } from '@/lib/domain/money/money';

export type ChosenPart = { of: number; count: number };
/** Amounts in major units. */
type Bill = {
  total: number;
  free: number;
  my_due: number;
  /** What of it was paid with a booking: nobody's part. */
  deposit: number;
  lines: readonly { id: number; subtotal: number; open: number }[];
};
export type ShareChoice =
  | { kind: 'mine' }
  | { kind: 'equal'; of: number }
  | { kind: 'lines'; parts: ReadonlyMap<number, ChosenPart> }
  | { kind: 'amount'; amount: number };

/**
 * What a share will come to, before the server says it exactly: others may take of the bill meanwhile (rule table/split).
 * In major units, never more than is left and nobody else holds.
 */
export function previewShare({
  choice,
  bill,
  currency,
}: {
  choice: ShareChoice;
  bill: Bill;
  currency: Currency;
}): number {
  const minor = (amount: number) => nearestMinor({ amount, currency });
  const wantedMinor = (): number => {
    switch (choice.kind) {
      case 'mine':
        return minor(bill.my_due);
      case 'equal':
        return Math.floor(Math.max(0, minor(bill.total) - minor(bill.deposit)) / choice.of);
      case 'amount':
        return minor(choice.amount);
      case 'lines':
        return bill.lines.reduce((sum, { id, subtotal, open }) => {
          const part = choice.parts.get(id);
          if (!part) return sum;
          return sum + Math.min(Math.floor((minor(subtotal) * part.count) / part.of), minor(open));
        }, 0);
    }
  };
  return toMajor({ amountMinor: Math.min(wantedMinor(), minor(bill.free)), currency });
}
