import type { Cart } from '@/lib/contract/cart/cart';
import type { Answer, Ask } from '@/tests/support/backend/backend';
import type { Diner } from './shop';

type Asking = { ask: (one: Ask) => Promise<Answer> };
type Of = Pick<Cart, 'purchase_id'>;

/** The calls of a group order (rule cart/group). */
export function groupCalls({ ask }: Asking) {
  const call = (
    method: NonNullable<Ask['method']>,
    who: Diner,
    path: string,
    body?: object,
  ): Promise<Answer> =>
    ask({
      method,
      path: `/shopping_cart/${path}.json`,
      headers: who.headers,
      ...(body ? { body } : {}),
    });
  const open = (who: Diner, { purchase_id: id }: Of, name = 'Ana') =>
    call('POST', who, `group/${id}`, { name });
  return {
    open,
    /** The token of a new link. */
    async link(who: Diner, cart: Of): Promise<string> {
      const { body } = await open(who, cart);
      return (body as { url: string }).url.split('#token=')[1] ?? '';
    },
    close: (who: Diner, { purchase_id: id }: Of) => call('DELETE', who, `group/${id}`),
    look: (who: Diner, token: string) => call('POST', who, 'group_link', { token }),
    join: (who: Diner, token: string, name = 'Luis') => call('POST', who, 'group_link/join', { token, name }),
    done: (who: Diner, { purchase_id: id }: Of, is_done = true) =>
      call('PUT', who, `group/${id}/done`, { is_done }),
    leave: (who: Diner, { purchase_id: id }: Of) => call('DELETE', who, `group/${id}/me`),
    remove: (who: Diner, { purchase_id: id }: Of, number: number) =>
      call('DELETE', who, `group/${id}/members/${number}`),
    setCount: (who: Diner, { purchase_id: id }: Of, lineId: number, count: unknown) =>
      ask({
        method: 'PUT',
        path: `/shopping_cart/product_cart/${lineId}.json?purchase_id=${id}`,
        headers: who.headers,
        body: { product: { count } },
      }),
  };
}
