import { getKnownSupplierRow, listAskedMethods, majorOf } from '@/backend/branches';
import type { Context } from '@/backend/context';
import type { Sql } from '@/backend/platform/database/database';
import { UnusableAccountError } from '@/backend/providers/payments/gateway-account';
import type { PaymentMethodAnswer } from '@/lib/contract/payments/payment-methods';
import type { ServiceChoice } from '@/lib/domain/branches/services';
import { leastChargeMinor } from '@/lib/domain/payments/providers';
import { findBranchProvider } from './accounts';

/** An account that cannot be used now counts: the payer is told to try again. */
async function hasAccount(asked: {
  sql: Sql;
  ctx: Context;
  name: string | null;
  supplierId: number;
}): Promise<boolean> {
  try {
    return (await findBranchProvider(asked)) !== null;
  } catch (error) {
    if (error instanceof UnusableAccountError) return true;
    throw error;
  }
}

/** `GET /api/v4/payment_methods.json` (rule payments/methods). @throws not_found */
export async function listPaymentMethods({
  ctx,
  input,
}: {
  ctx: Context;
  input: { supplier_id: string; service: ServiceChoice };
}): Promise<PaymentMethodAnswer[]> {
  const { id, currency } = ctx.instance;
  return ctx.db.tenant(id, async (sql) => {
    const row = await getKnownSupplierRow(sql, id, input.supplier_id);
    const asked = listAskedMethods({ row, service: input.service });
    const name = asked.find(({ provider }) => provider !== null)?.provider ?? null;
    const canCharge = await hasAccount({ sql, ctx, name, supplierId: row.id });
    return asked.map(({ method, online, provider, obstacle }) => {
      const leastMinor = leastChargeMinor({ provider, currency });
      return {
        key: method,
        online,
        obstacle: provider !== null && !canCharge ? 'not_configured' : obstacle,
        minimum: leastMinor === null ? null : majorOf(currency)(leastMinor),
      };
    });
  });
}
