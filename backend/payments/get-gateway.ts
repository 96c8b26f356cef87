import { getKnownSupplierRow } from '@/backend/branches';
import type { Context } from '@/backend/context';
import { AppError } from '@/backend/errors';
import { GatewayError } from '@/backend/providers/payments/port';
import type { Gateway } from '@/lib/contract/payments/gateway';
import { getBranchProvider } from './get-branch-provider';
import { reportFailure } from './report-failure';

/** To make a card's token; null without a gateway (rule payments/card-element). @throws not_found, gateway_unavailable */
export async function getGateway({
  ctx,
  input,
}: {
  ctx: Context;
  input: { supplier_id: string };
}): Promise<Gateway> {
  const { id } = ctx.instance;
  const supplier = await ctx.db.tenant(id, (sql) => getKnownSupplierRow(sql, id, input.supplier_id));
  const name = supplier.settings.paymentProvider;
  const provider = await getBranchProvider({ ctx, name, supplierId: supplier.id });
  if (!provider) return null;
  try {
    const config = await provider.clientConfig();
    const { publicKey: public_key, acceptance } = config;
    return config.mode === 'element'
      ? { mode: config.mode, script_url: config.scriptUrl, public_key, acceptance }
      : {
          mode: config.mode,
          api_base: config.apiBase,
          public_key,
          three_ds: config.threeDs,
          acceptance,
        };
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    reportFailure({ ctx, call: 'config', provider: provider.name, error });
    throw new AppError('gateway_unavailable', { retryAfterSeconds: 30 });
  }
}
