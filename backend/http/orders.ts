import type { Hono } from 'hono';
import * as calls from '@/lib/contract/calls/orders';
import * as orders from '../services/orders';
import type { AppDeps, AppEnv } from './environment';
import type { OnCall } from './register-call';
import { registerOrderEvents } from './watch-order';

/** Orders: the diner's own lists, and ours to place, read and take back one (decision 114). */
export function registerOrders({ app, on, deps }: { app: Hono<AppEnv>; on: OnCall; deps: AppDeps }): void {
  on(calls.listActualPurchases, ({ ctx }) => orders.listActualPurchases({ ctx }));
  on(calls.listMyPurchases, ({ ctx, params, query }) =>
    orders.listMyPurchases({ ctx, input: { id: params.id, before: query.before } }),
  );
  on(calls.placeOrder, ({ ctx, body }) => orders.placeOrder({ ctx, input: body }));
  on(calls.getOrder, ({ ctx, params }) => orders.getOrder({ ctx, input: params }));
  registerOrderEvents({ app, deps });
  on(calls.cancelOrder, ({ ctx, params }) => orders.cancelOrder({ ctx, input: params }));
}
