import { type OrderStatus, progressOf } from './order-states';

const STEPS: readonly OrderStatus[] = [...progressOf('pick_up'), 'finished'];
/** Reached by an order once every stall that still cooks for it has; the others once any has. */
const TOGETHER: readonly OrderStatus[] = ['packed', 'delivered', 'finished'];

const reached = (status: OrderStatus, step: OrderStatus) => STEPS.indexOf(status) >= STEPS.indexOf(step);

/**
 * The statuses of a court's order, one step after the other, when its stalls stand so (rule table/court): never back, and
 * nothing while it stays as it is.
 */
export function stepsOfStalls({
  from,
  stalls,
}: {
  from: OrderStatus;
  stalls: readonly OrderStatus[];
}): OrderStatus[] {
  const cooking = stalls.filter((status) => status !== 'cancelled');
  if (cooking.length === 0) return from === 'cancelled' ? [] : ['cancelled'];
  return STEPS.slice(STEPS.indexOf(from) + 1).filter((step) =>
    TOGETHER.includes(step)
      ? cooking.every((status) => reached(status, step))
      : cooking.some((status) => reached(status, step)),
  );
}
