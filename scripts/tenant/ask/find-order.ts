import type { FoundOrder } from '@/backend/operator/find-order';
import type { Operator } from './ask-backend';

/** The order of a unique id, or of `slug#number`. */
export async function findOrder(operator: Operator, name: string): Promise<{ id: string; slug: string }> {
  const found = (await operator.call('GET', `orders/${encodeURIComponent(name)}`)) as FoundOrder;
  return { ...found, id: String(found.id) };
}

/** The id of the order that has a number. */
export async function findNumbered(operator: Operator, slug: string, number: string): Promise<string> {
  const path = `tenants/${encodeURIComponent(slug)}/orders/${encodeURIComponent(number)}`;
  return String(((await operator.call('GET', path)) as FoundOrder).id);
}
