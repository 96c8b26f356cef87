import type { Context } from '@/backend/context';
import type { Order } from '@/lib/contract/orders/orders';
import { hastenCheck } from './hasten-check';
import { loadOrder } from './load-order';
import { readAtOnce } from './read-at-once';

/** `GET /orders/{id}.json`, of its members (rule orders/members). @throws not_found, order_closed */
export async function getOrder({ ctx, input }: { ctx: Context; input: { id: string } }): Promise<Order> {
  const order = await readAtOnce(ctx, (sql) => loadOrder({ sql, ctx, purchaseId: input.id }));
  await hastenCheck({ ctx, payment: order.payment });
  return order;
}
