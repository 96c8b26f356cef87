import type { Context } from '@/backend/context';
import { countCall } from '@/backend/platform/http/count-call';
import type { AppDeps } from '@/backend/platform/http/environment';
import { type StartPaymentRequest, walletPhoneOf } from '@/lib/contract/orders/orders';

/**
 * A push reaches any owner of the phone, so a phone is asked only so often (rule payments/nequi).
 * @throws rate_limited
 */
export function pushLimiter(deps: Pick<AppDeps, 'limiter' | 'metrics' | 'config'>) {
  const { walletPushesPerHour: perHour } = deps.config.limits;
  return async ({ ctx, request }: { ctx: Context; request: StartPaymentRequest }): Promise<void> => {
    const phone = walletPhoneOf(request);
    if (phone === null) return;
    const of = `${ctx.instance.id}:${phone}`;
    await countCall({ deps, bucket: 'wallet-pushes', of, perMinute: perHour / 60, burst: perHour });
  };
}
