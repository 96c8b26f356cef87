import type { Context } from '@/backend/context';
import { AppError } from '@/backend/errors';
import * as orders from '@/backend/orders';
import { countWrongToken } from '@/backend/platform/http/count-wrong-token';
import type { AppDeps } from '@/backend/platform/http/environment';
import type { OnCall } from '@/backend/platform/http/register-call';
import * as calls from '@/lib/contract/orders/link-calls';

/** A token that an order never had counts like a profile's wrong one. */
export function registerLinks({ on, deps }: { on: OnCall; deps: AppDeps }): void {
  const counted = async <T>(
    { ctx, visitor }: { ctx: Context; visitor: string | null },
    work: Promise<T>,
  ): Promise<T> => {
    try {
      return await work;
    } catch (error) {
      if (error instanceof AppError && error.key === 'not_found')
        await countWrongToken({ deps, instance: ctx.instance, visitor });
      throw error;
    }
  };
  on(calls.openOrderLink, (call) =>
    counted(call, orders.openOrderLink({ ctx: call.ctx, input: { ...call.params, token: call.body.token } })),
  );
  on(calls.joinOrder, (call) =>
    counted(call, orders.joinOrder({ ctx: call.ctx, input: { ...call.params, token: call.body.token } })),
  );
}
