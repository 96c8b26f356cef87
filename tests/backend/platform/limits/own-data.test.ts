import { createTestBackend } from '@/tests/support/backend/backend';
import { openShop } from '@/tests/support/shops/shop';

test('the file is asked for six times a minute by one diner (rule people/export)', async () => {
  const limited = await createTestBackend({ LIMIT_OWN_DATA_PER_MINUTE: '6' });
  const small = await openShop(limited);
  const eva = await small.createDiner();
  const ask = () => small.ask({ path: '/profiles/export.json', headers: eva.headers });
  const statuses: number[] = [];
  for (let time = 0; time < 7; time += 1) statuses.push((await ask()).status);
  await limited.close();
  expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429]);
});
