import { actorName } from '@/backend/actor-name';
import type { Context } from '@/backend/context';
import { AppError } from '@/backend/errors';
import { countCall } from '@/backend/platform/http/count-call';
import type { AppDeps } from '@/backend/platform/http/environment';
import { type Reserved, reserveCalls } from '@/backend/platform/http/reserve-calls';

type Deps = Pick<AppDeps, 'limiter' | 'metrics'> & {
  config: {
    limits: Pick<
      AppDeps['config']['limits'],
      'couponsPerMinute' | 'wrongCouponsPerHour' | 'addressWrongCouponsPerHour'
    >;
  };
};
/** Wrong codes count by profile, and widely by address, which a restaurant shares and a new profile does not change. */
export function limitCoupons(deps: Deps) {
  const { couponsPerMinute, wrongCouponsPerHour, addressWrongCouponsPerHour } = deps.config.limits;
  const wrong = (of: string, perHour: number): Reserved => ({
    deps,
    bucket: 'wrong-coupons',
    of,
    perMinute: perHour / 60,
    burst: perHour,
  });
  return async <T>({
    ctx,
    visitor,
    apply,
  }: {
    ctx: Pick<Context, 'instance' | 'actor'>;
    visitor: string | null;
    apply: () => Promise<T>;
  }): Promise<T> => {
    const { id } = ctx.instance;
    const profile = `${id}:${actorName(ctx.actor)}`;
    await countCall({ deps, bucket: 'coupons', of: profile, perMinute: couponsPerMinute });
    const giveBack = await reserveCalls([
      wrong(profile, wrongCouponsPerHour),
      ...(visitor === null ? [] : [wrong(`${id}:address:${visitor}`, addressWrongCouponsPerHour)]),
    ]);
    const isWrong = (error: unknown) => error instanceof AppError && error.key === 'coupon_invalid';
    try {
      const applied = await apply();
      await giveBack();
      return applied;
    } catch (error) {
      if (!isWrong(error)) await giveBack();
      throw error;
    }
  };
}
