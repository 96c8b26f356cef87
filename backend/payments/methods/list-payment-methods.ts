import { getSupplierRow } from '@/backend/branches';
import type { Context } from '@/backend/context';
import type { PaymentMethodAnswer } from '@/lib/contract/payments/payment-methods';
import type { ServiceChoice } from '@/lib/domain/branches/services';
import { resolveMethods } from './offered-methods';

/** `GET /api/v4/payment_methods.json` (rule payments/methods). @throws not_found */
export async function listPaymentMethods({
  ctx,
  input,
}: {
  ctx: Context;
  input: { supplier_id: string; service: ServiceChoice };
}): Promise<PaymentMethodAnswer[]> {
  const { id } = ctx.instance;
  const row = await ctx.db.tenant(id, (sql) => getSupplierRow(sql, id, input.supplier_id));
  return resolveMethods({ row, service: input.service }).map(({ method, online }) => ({
    key: method,
    online,
  }));
}
