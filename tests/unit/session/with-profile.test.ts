import type { Http } from '@/lib/clients/http';
import { listBookingHours } from '@/lib/contract/booking/calls';
import { getCart } from '@/lib/contract/cart/calls';
import { getConfig } from '@/lib/contract/tenant/calls';
import { withProfile } from '@/lib/session/with-profile';
import { httpError } from '@/tests/support/browser/app-bench';

function open(answers: unknown[]) {
  const order: string[] = [];
  const http = (async (call: { path: string }) => {
    order.push(call.path);
    const answer = answers.shift();
    if (answer instanceof Error) throw answer;
    return answer;
  }) as Http;
  let arrive: () => void = () => undefined;
  const ready = new Promise<void>((done) => {
    arrive = () => {
      order.push('profile');
      done();
    };
  });
  const renew = jest.fn(async () => void order.push('renewed'));
  return { order, renew, arrive, call: withProfile({ http, ready, renew }) };
}
const CART = { params: { purchaseId: '1' } };

describe('calls that need a profile', () => {
  it('wait for it; others do not', async () => {
    const { call, order, arrive } = open([{}, {}]);
    const cart = call(getCart, CART);
    await call(getConfig);
    arrive();
    await cart;
    expect(order).toEqual([getConfig.path, 'profile', getCart.path]);
  });

  it('replace one that is refused, and are made once more', async () => {
    const { call, order, renew, arrive } = open([httpError(401), { purchase_id: 1 }]);
    arrive();
    expect(await call(getCart, CART)).toEqual({ purchase_id: 1 });
    expect(renew).toHaveBeenCalledTimes(1);
    expect(order).toEqual(['profile', getCart.path, 'renewed', getCart.path]);
  });

  it('that anybody may make wait for none, and replace one that is refused', async () => {
    const { call, order } = open([httpError(401), {}]);
    await call(listBookingHours, { query: { branch_id: '1' } });
    expect(order).toEqual([listBookingHours.path, 'renewed', listBookingHours.path]);
  });

  it('pass on every other failure, and a second refusal', async () => {
    const once = open([httpError(409)]);
    once.arrive();
    await expect(once.call(getCart, CART)).rejects.toMatchObject({ status: 409 });
    const twice = open([httpError(401), httpError(401)]);
    twice.arrive();
    await expect(twice.call(getCart, CART)).rejects.toMatchObject({ status: 401 });
  });
});
