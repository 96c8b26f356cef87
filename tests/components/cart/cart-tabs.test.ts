import { QueryClient } from '@tanstack/react-query';
import { hearOtherTabs, tellOtherTabs } from '@/lib/queries/cart/cart-tabs';

test('a cart that another tab has changed is asked for again, once it is newer (guarantee/two-tabs)', async () => {
  const queries = new QueryClient();
  queries.setQueryData(['cart', 4], { version: 2 });
  const asked = jest.spyOn(queries, 'invalidateQueries');
  hearOtherTabs(queries);
  const other = new BroadcastChannel('carts');
  const heard = new Promise((done) => other.addEventListener('message', done, { once: true }));
  tellOtherTabs({ id: 4, version: 2 });
  await heard;
  // Told in order: once the last one was heard all were.
  const last = new Promise<void>((done) => {
    asked.mockImplementation(async () => done());
  });
  for (const told of [
    { id: 4, version: 1 },
    { id: 5, version: 9 },
    { id: 4, version: 3 },
  ])
    other.postMessage(told);
  await last;
  expect(asked.mock.calls).toEqual([[{ queryKey: ['cart', 4] }]]);
  other.close();
});
