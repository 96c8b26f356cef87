import { AppError } from '@/backend/errors';
import { findStatementFailure } from '@/backend/platform/database/statement-failure';

/** The SQLSTATE of `refuse` in the migrations. */
const REFUSED = 'OR001';
const KEYS = [
  'slot_full',
  'promise_moved',
  'out_of_stock',
  'product_unavailable',
  'option_sold_out',
  'coupon_used',
  'coupon_first_order',
  'coupon_used_phone',
  'coupon_used_mail',
  'coupon_used_document',
] as const;

/** The names of the dish and the option, or how many are left. */
const valuesOf = (key: (typeof KEYS)[number], detail: string): Record<string, string | number> =>
  key === 'option_sold_out' ? JSON.parse(detail) : { stock: Number(detail) };

export function toRefusal(error: unknown): unknown {
  const failure = findStatementFailure(error);
  if (failure?.code !== REFUSED) return error;
  const key = KEYS.find((one) => one === failure.message);
  if (!key) return error;
  return new AppError(key, failure.detail ? { values: valuesOf(key, failure.detail) } : {});
}
