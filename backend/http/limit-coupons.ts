import type { Context } from '../context';
import { AppError } from '../errors';
import { countCall } from './count-call';
import type { AppDeps } from './environment';
import { idempotencyScope } from './idempotency-key';

/**
 * Codes cannot be tried out (quality T35): a diner tries ten a minute, and a tenant takes so many wrong ones an hour
 * from everybody together. A right one is not counted against the tenant, so a busy evening shuts nobody out.
 */
export function limitCoupons(deps: Pick<AppDeps, 'limiter' | 'config'>) {
  const { couponsPerMinute, wrongCouponsPerHour } = deps.config.limits;
  return async <T>(ctx: Context, apply: () => Promise<T>): Promise<T> => {
    const { id } = ctx.instance;
    const own = { deps, scope: 'coupons', of: `${id}:${idempotencyScope(ctx.actor)}` } as const;
    const wrong = {
      deps,
      scope: 'wrong-coupons',
      of: String(id),
      perMinute: wrongCouponsPerHour / 60,
      burst: wrongCouponsPerHour,
    } as const;
    await countCall({ ...own, perMinute: couponsPerMinute });
    await countCall({ ...wrong, cost: 0 });
    try {
      return await apply();
    } catch (error) {
      if (error instanceof AppError && error.key === 'coupon_invalid') await countCall(wrong);
      throw error;
    }
  };
}
