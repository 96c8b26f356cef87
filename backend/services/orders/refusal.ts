import { DatabaseError } from 'pg';
import { AppError } from '../../errors';

/** The state by which `refuse` of the migrations ends a transaction. */
const REFUSED = 'OR001';
const KEYS = ['out_of_stock', 'product_unavailable', 'coupon_used', 'coupon_first_order'] as const;

/** What a statement refused as the answer says it; any other failure as it is. */
export function toRefusal(error: unknown): unknown {
  if (!(error instanceof DatabaseError) || error.code !== REFUSED) return error;
  const key = KEYS.find((one) => one === error.message);
  if (!key) return error;
  return new AppError(key, error.detail ? { values: { stock: Number(error.detail) } } : {});
}
