import { runLoad, runPaced } from '@/scripts/bench/load/run-load';
import { enterShop } from '@/scripts/bench/load/shop';

const work = async (item: number) => {
  if (item > 1) throw new Error(`/orders.json answered 42${item}`);
};
const SENTENCE = '2 of 4 calls failed, the first one: /orders.json answered 422';

test('a load of which a call fails is no measurement, and says why', async () => {
  const items = [0, 1, 2, 3];
  await expect(runLoad({ items, clients: 1, work })).rejects.toThrow(SENTENCE);
  await expect(runPaced({ items, perSecond: 1_000, work })).rejects.toThrow(SENTENCE);
  expect(await runLoad({ items: [0, 1], clients: 1, work })).toMatchObject({ count: 2, failed: 0 });
});

test('diners of a benchmark order nothing that depends on their age or on the hour', async () => {
  const dish = { price: 1, available: true, stock: null, has_required_options: false, is_alcoholic: false };
  const products = [
    { ...dish, id: 1, is_alcoholic: true },
    { ...dish, id: 2 },
    { ...dish, id: 3, stock: 2_000, is_alcoholic: true },
    { ...dish, id: 4, stock: 2_000 },
  ];
  const branch = { id: 9, menu: { categories: [{ products }] } };
  const bodies: object[] = [];
  const call = async <Answer>({ body }: { body?: object }) => {
    if (body) bodies.push(body);
    return { ...branch, token: '', purchase_id: 1, total: 1 } as Answer;
  };
  const shop = await enterShop({ host: 'medida.localhost', call });
  expect([0, 1, 2].map(shop.pick)).toEqual([2, 2, 2]);
  await shop.fillCart(0);
  const ids = bodies.flatMap((body) => ('product' in body ? [(body.product as { id: number }).id] : []));
  expect(ids).toEqual([2, 2, 4]);
});
