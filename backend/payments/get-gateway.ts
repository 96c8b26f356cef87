import { getSupplierRow } from '@/backend/branches';
import type { Context } from '@/backend/context';
import { AppError } from '@/backend/errors';
import { GatewayError } from '@/backend/providers/payments/port';
import type { Gateway } from '@/lib/contract/orders/orders';
import { getBranchProvider } from './get-branch-provider';
import { reportFailure } from './report-failure';

/** To make a card's token; null without a gateway. @throws not_found, gateway_unavailable */
export async function getGateway({
  ctx,
  input,
}: {
  ctx: Context;
  input: { supplier_id: string };
}): Promise<Gateway> {
  const { id } = ctx.instance;
  const supplier = await ctx.db.tenant(id, (sql) => getSupplierRow(sql, id, input.supplier_id));
  const name = supplier.settings.paymentProvider;
  const provider = await getBranchProvider({ ctx, name, supplierId: supplier.id });
  if (!provider) return null;
  try {
    const { apiBase, publicKey, acceptance } = await provider.clientConfig();
    return { api_base: apiBase, public_key: publicKey, acceptance };
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    reportFailure({ ctx, call: 'config', provider: provider.name, error });
    throw new AppError('gateway_unavailable', { retryAfterSeconds: 30 });
  }
}
