import { randomUUID } from 'node:crypto';
import { limitCoupons } from '@/backend/cart/limit-coupons';
import { AppError } from '@/backend/errors';
import { createMemoryLimiter } from '@/backend/platform/limits/memory-limiter';
import type { RateLimiter } from '@/backend/platform/limits/rate-limiter';
import { createRedisLimiter } from '@/backend/platform/limits/redis-limiter';

const { REDIS_URL } = process.env;
const STORES: [string, () => RateLimiter | Promise<RateLimiter>][] = [
  ['memory', () => createMemoryLimiter(() => new Date('2026-11-18T17:00:00Z'))],
  ...(REDIS_URL
    ? [
        ['Redis', () => createRedisLimiter({ url: REDIS_URL, prefix: `test:${randomUUID()}:` })] satisfies [
          string,
          () => Promise<RateLimiter>,
        ],
      ]
    : []),
];
const limits = { couponsPerMinute: 100_000, wrongCouponsPerHour: 30, addressWrongCouponsPerHour: 300 };

describe.each(STORES)('wrong codes of coupons, counted in %s', (_name, open) => {
  let limiter: RateLimiter;
  let guess: ReturnType<typeof limitCoupons>;
  beforeAll(async () => {
    limiter = await open();
    const knock = () =>
      limiter.take({ key: 'knock', perMinute: 100_000 }).then(
        () => true,
        () => false,
      );
    while (!(await knock())) await new Promise((done) => setImmediate(done));
    guess = limitCoupons({ limiter, config: { limits } });
  });
  afterAll(() => limiter.close());

  const send = (profileId: number, visitor: string, isRight = false) =>
    guess({
      ctx: { instance: { id: 1 } as never, actor: { kind: 'diner', profileId } },
      visitor,
      apply: async () => {
        if (!isRight) throw new AppError('coupon_invalid');
        return 'applied';
      },
    }).catch((error: AppError) => error.key);

  it('that come all at once pass as few as one after the other, from many profiles of one address', async () => {
    const answers = await Promise.all(
      Array.from({ length: 400 }, (_, index) => send(1_000 + (index % 40), '203.0.113.7')),
    );
    expect(answers.filter((one) => one === 'coupon_invalid')).toHaveLength(300);
    expect(await send(9_999, '203.0.113.7', true)).toBe('rate_limited');
    expect(await send(8_888, '198.51.100.20', true)).toBe('applied');
  });

  it('that come all at once from one profile and many addresses are that profile’s', async () => {
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, index) => send(7, `198.51.100.${index}`)),
    );
    expect(answers.filter((one) => one === 'coupon_invalid')).toHaveLength(30);
  });

  it('leave a crowd of right ones behind the same address alone', async () => {
    const answers = await Promise.all(
      Array.from({ length: 250 }, (_, index) => send(20_000 + index, '192.0.2.1', true)),
    );
    expect(new Set(answers)).toEqual(new Set(['applied']));
    expect(await send(500, '192.0.2.1')).toBe('coupon_invalid');
  });
});
