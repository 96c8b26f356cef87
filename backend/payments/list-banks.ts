import { getKnownSupplierRow } from '@/backend/branches';
import type { Context } from '@/backend/context';
import { AppError } from '@/backend/errors';
import { GatewayError, type PaymentProvider } from '@/backend/providers/payments/port';
import type { Bank } from '@/lib/domain/payments/banks';
import { takesMethod } from '@/lib/domain/payments/providers';
import { getBranchProvider } from './get-branch-provider';
import { reportFailure } from './report-failure';

/** @throws gateway_not_configured, gateway_unavailable */
export async function askBanks({
  ctx,
  provider,
}: {
  ctx: Context;
  provider: PaymentProvider;
}): Promise<Bank[]> {
  if (!provider.listBanks || !takesMethod(provider.name, 'pse')) throw new AppError('gateway_not_configured');
  try {
    return await provider.listBanks();
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    reportFailure({ ctx, call: 'banks', provider: provider.name, error });
    throw new AppError('gateway_unavailable', { retryAfterSeconds: 30 });
  }
}

/** Those of the branch's gateway, by name (rule payments/pse). @throws not_found, gateway_not_configured, gateway_unavailable */
export async function listBanks({
  ctx,
  input,
}: {
  ctx: Context;
  input: { supplier_id: string };
}): Promise<Bank[]> {
  const { id } = ctx.instance;
  const supplier = await ctx.db.tenant(id, (sql) => getKnownSupplierRow(sql, id, input.supplier_id));
  const name = supplier.settings.paymentProvider;
  const provider = await getBranchProvider({ ctx, name, supplierId: supplier.id });
  if (!provider) throw new AppError('gateway_not_configured');
  return askBanks({ ctx, provider });
}
