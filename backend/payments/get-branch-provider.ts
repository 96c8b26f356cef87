import type { Context } from '@/backend/context';
import { AppError } from '@/backend/errors';
import type { Sql } from '@/backend/platform/database/database';
import { GatewayError } from '@/backend/providers/payments/port';
import { type BranchProvider, findBranchProvider } from './accounts';
import { reportFailure } from './report-failure';

/** For a diner's call. Null if the store has no gateway. @throws gateway_unavailable for an account that cannot be used */
export async function getBranchProvider(asked: {
  ctx: Context;
  sql?: Sql;
  name: string | null;
  supplierId: number;
}): Promise<BranchProvider | null> {
  try {
    return await findBranchProvider(asked);
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    reportFailure({ ctx: asked.ctx, call: 'config', provider: asked.name, error });
    throw new AppError('gateway_unavailable', { retryAfterSeconds: 30 });
  }
}
