import { getSupplierRow, localizer } from '@/backend/branches';
import type { Context } from '@/backend/context';
import type { PaymentMethodAnswer } from '@/lib/contract/payments/payment-methods';
import type { ServiceChoice } from '@/lib/domain/branches/services';
import { PAYMENT_METHODS } from '@/lib/domain/payments/payment-methods';
import { METHOD_LABELS, resolveMethods } from './offered-methods';

/** `GET /api/v4/payment_methods.json` (rule payments/methods). An id is a place in the vocabulary. @throws not_found */
export async function listPaymentMethods({
  ctx,
  input,
}: {
  ctx: Context;
  input: { supplier_id: string; service: ServiceChoice };
}): Promise<PaymentMethodAnswer[]> {
  const { id } = ctx.instance;
  const row = await ctx.db.tenant(id, (sql) => getSupplierRow(sql, id, input.supplier_id));
  const text = localizer(ctx);
  return resolveMethods({ row, service: input.service }).map(({ method, online, provider }) => ({
    id: PAYMENT_METHODS.indexOf(method) + 1,
    key: method,
    label: text(METHOD_LABELS[method]),
    online,
    provider,
    public_config: {},
  }));
}
