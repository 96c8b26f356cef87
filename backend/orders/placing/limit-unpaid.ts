import type { PurchaseRow } from '@/backend/cart';
import type { Context } from '@/backend/context';
import { AppError } from '@/backend/errors';
import type { OfferedMethod } from '@/backend/payments/methods';
import { countCall } from '@/backend/platform/http/count-call';
import type { AppDeps } from '@/backend/platform/http/environment';
import { idempotencyScope } from '@/backend/platform/http/idempotency-key';
import { isRoomCharge } from '@/lib/domain/payments/payment-methods';

/** Counts an order that the kitchen gets without a payment, also by leaving an online one. @throws unpaid_orders */
export type CountUnpaid = (placing: {
  purchase: PurchaseRow;
  method: Pick<OfferedMethod, 'method' | 'online'>;
}) => Promise<void>;

/**
 * Who pays in person may never come, and stock and slots are held until staff cancel (rule orders/unpaid). A profile is free, so
 * their phone counts too; an address counts where nobody has to be there to order.
 */
export function unpaidLimiter(deps: Pick<AppDeps, 'limiter' | 'metrics' | 'config'>) {
  const { unpaidOrdersPerHour, addressUnpaidOrdersPerHour } = deps.config.limits;
  const count = (of: string, perHour: number) =>
    countCall({ deps, scope: 'unpaid-orders', of, perMinute: perHour / 60, burst: perHour }).catch(
      (error: unknown) => {
        if (!(error instanceof AppError) || error.key !== 'rate_limited') throw error;
        const { retryAfterSeconds = 0 } = error;
        throw new AppError('unpaid_orders', { retryAfterSeconds });
      },
    );
  return ({
    ctx,
    visitor,
  }: {
    ctx: Pick<Context, 'instance' | 'actor'>;
    visitor: string | null;
  }): CountUnpaid =>
    async ({ purchase, method }) => {
      if (method.online || isRoomCharge(method.method)) return;
      const { id } = ctx.instance;
      await count(`${id}:${idempotencyScope(ctx.actor)}`, unpaidOrdersPerHour);
      const { phone = '', phone_code = '' } = purchase.details.contact ?? {};
      if (phone !== '') await count(`${id}:phone:${phone_code}${phone}`, unpaidOrdersPerHour);
      if (visitor !== null && purchase.service !== 'on_table')
        await count(`${id}:address:${visitor}`, addressUnpaidOrdersPerHour);
    };
}
