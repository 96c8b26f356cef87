import type { Context } from '@/backend/context';
import { AppError } from '@/backend/errors';
import { countCall } from '@/backend/platform/http/count-call';
import type { AppDeps } from '@/backend/platform/http/environment';
import { idempotencyScope } from '@/backend/platform/http/idempotency-key';
import type { CountedCall } from '@/backend/platform/limits/rate-limiter';

type Deps = Pick<AppDeps, 'limiter' | 'metrics'> & {
  config: {
    limits: Pick<
      AppDeps['config']['limits'],
      'couponsPerMinute' | 'wrongCouponsPerHour' | 'addressWrongCouponsPerHour'
    >;
  };
};
type Counted = { deps: Deps; scope: 'coupons' | 'wrong-coupons'; of: string } & Omit<CountedCall, 'key'>;

/** Before the code is read, so many at once cannot pass. @returns what gives them back @throws rate_limited */
async function reserve(all: readonly Counted[]): Promise<() => Promise<void>> {
  const taken: Counted[] = [];
  const giveBack = async () => {
    for (const one of taken) await countCall({ ...one, cost: -1 });
  };
  for (const one of all) {
    await countCall(one).catch(async (error: unknown) => {
      await giveBack();
      throw error;
    });
    taken.push(one);
  }
  return giveBack;
}

/** Wrong codes count by profile, and widely by address, which a restaurant shares and a new profile does not change. */
export function limitCoupons(deps: Deps) {
  const { couponsPerMinute, wrongCouponsPerHour, addressWrongCouponsPerHour } = deps.config.limits;
  const wrong = (of: string, perHour: number): Counted => ({
    deps,
    scope: 'wrong-coupons',
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
    const profile = `${id}:${idempotencyScope(ctx.actor)}`;
    await countCall({ deps, scope: 'coupons', of: profile, perMinute: couponsPerMinute });
    const giveBack = await reserve([
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
