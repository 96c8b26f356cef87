import type { OnCall } from '@/backend/platform/http/register-call';
import * as orders from '@/lib/contract/staff/day/order-calls';
import { getDayOrder } from './get-day-order';
import { listDayOrders } from './list-day-orders';

/** Registers the orders of any day. */
export function registerDayOrders({ on }: { on: OnCall }): void {
  on(orders.listDayOrders, ({ ctx, query }) =>
    listDayOrders({
      ctx,
      input: {
        ...{ supplierId: query.supplier_id, words: query.search, from: query.from, to: query.to },
        ...{ service: query.service, state: query.state, method: query.method, before: query.before },
      },
    }),
  );
  on(orders.getDayOrder, ({ ctx, params }) => getDayOrder({ ctx, input: params }));
}
