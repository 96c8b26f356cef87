import type { Order } from '@/lib/contract/orders/orders';
import type { OrderLink } from '@/lib/contract/staff/link-calls';
import type { Answer, TestBackend } from '@/tests/support/backend/backend';
import type { Diner } from '@/tests/support/shops/shop';

type Named = Pick<Order, 'id'>;

/** Links of orders, for races. */
export function raceLinks({ ask, key }: { ask: TestBackend['ask']; key: string }) {
  const headers = { authorization: `Bearer ${key}` };
  const path = ({ id }: Named) => `/staff/orders/${id}/links.json`;
  return {
    async linkTo(order: Named): Promise<string> {
      const { body } = await ask({ method: 'POST', path: path(order), headers });
      return (body as OrderLink).url.split('#token=')[1] ?? '';
    },
    unlink: (order: Named): Promise<Answer> => ask({ method: 'DELETE', path: path(order), headers }),
    join: (diner: Diner, { id }: Named, token: string): Promise<Answer> =>
      ask({
        method: 'POST',
        path: `/orders/${id}/members.json`,
        headers: diner.headers,
        body: { token, terms: true },
      }),
  };
}
