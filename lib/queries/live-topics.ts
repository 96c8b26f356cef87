import type { QueryClient, QueryKey } from '@tanstack/react-query';

/** The reads that an event concerns, by what its stream follows. A page asks anew for those that it shows. */
const RENEWED = {
  /** A table's event concerns who sits there, what they chose and sent, what is paid, who comes, and the cart, which others may send. */
  table: () => [['table-account'], ['table-visit'], ['cart']],
  /** An order may be a cart again, and is in lists. */
  order: (id: number) => [['order', id], ['cart', id], ['orders']],
  /** A cart that several fill may be an order by now. */
  group: (id: number) => [['cart', id], ['order', id], ['orders']],
} as const satisfies Record<string, (id: number) => readonly QueryKey[]>;
export type LiveTopic = keyof typeof RENEWED;

/** @param id of the order or the cart; a table is that of the diner */
export function renewTopic({
  queries,
  topic,
  id = 0,
}: {
  queries: QueryClient;
  topic: LiveTopic;
  id?: number;
}): void {
  for (const queryKey of RENEWED[topic](id)) void queries.invalidateQueries({ queryKey });
}
