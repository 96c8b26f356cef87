import { AppError } from '@/backend/errors';
import { countCall } from '@/backend/platform/http/count-call';
import type { AppDeps } from '@/backend/platform/http/environment';

/**
 * Limits codes to a phone over all tenants together, so that it does not ring for each shop of an installation
 * (guarantee/code-pumping, docs/decisions/0145). @throws code_limit
 */
export function phoneLimiter(deps: Pick<AppDeps, 'limiter' | 'metrics' | 'config'>) {
  const { phoneCodesPerDay: perDay } = deps.config.limits;
  return async (phoneHash: Buffer): Promise<void> => {
    const of = phoneHash.toString('base64url');
    await countCall({ deps, bucket: 'phone-codes', of, perMinute: perDay / (24 * 60), burst: perDay }).catch(
      (error: unknown) => {
        throw error instanceof AppError ? new AppError('code_limit') : error;
      },
    );
  };
}
