import { majorOf } from '@/backend/branches';
import type { Context } from '@/backend/context';
import { AppError } from '@/backend/errors';
import type { PayInPersonRequest } from '@/lib/contract/orders/orders';
import { isCashEnough } from '@/lib/domain/cart/cart-issues';
import { leastCash } from '@/lib/domain/money/cash-rounding';
import { toMinor } from '@/lib/domain/money/money';

/** In minor units; null if none is named (rule payments/cash, rule payments/rounding). @throws invalid_input, cash_amount_low */
export function readCash({
  ctx,
  input,
  totalMinor,
}: {
  ctx: Context;
  input: PayInPersonRequest;
  totalMinor: number;
}): number | null {
  if (input.method !== 'cash' || input.cash_amount == null) return null;
  const { currency } = ctx.instance;
  const cashMinor = toMinor({ amount: input.cash_amount, currency });
  if (cashMinor === null) throw new AppError('invalid_input', { fields: { cash_amount: 'decimals' } });
  if (!isCashEnough({ cashMinor, totalMinor: leastCash({ amountMinor: totalMinor, currency }) })) {
    throw new AppError('cash_amount_low', { values: { total: majorOf(currency)(totalMinor) } });
  }
  return cashMinor;
}
