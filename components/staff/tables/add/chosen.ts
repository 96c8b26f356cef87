import type { AddedLine } from '@/lib/contract/staff/account-calls';
import type { Currency } from '@/lib/domain/money/currencies';
import { nearestMinor, toMajor } from '@/lib/domain/money/money';

/** A dish that is noted down and not sent: what is sent of it, its name and its price, in major units. */
export type Chosen = {
  key: string;
  name: string;
  options: readonly string[];
  price: number;
  line: AddedLine;
};

export const sumOfChosen = (chosen: readonly Chosen[], currency: Currency): number =>
  toMajor({
    amountMinor: chosen.reduce((sum, { price }) => sum + nearestMinor({ amount: price, currency }), 0),
    currency,
  });
