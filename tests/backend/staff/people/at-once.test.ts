import { createTestBackend, type TestBackend } from '@/tests/support/backend/backend';
import { createBundle } from '@/tests/support/backend/tenant-bundle';
import { joinStaff } from '@/tests/support/shops/person';
import { keyOf } from '@/tests/support/shops/shop';

let backend: TestBackend;
beforeAll(async () => {
  backend = await createTestBackend();
});
afterAll(() => backend.close());

test('a session that asks for very much at once is refused the rest, and others are served (guarantee/noisy-neighbour)', async () => {
  const { slug } = await backend.importTenant(createBundle());
  const [owner, cook] = [
    await joinStaff({ backend, slug, role: 'owner' }),
    await joinStaff({ backend, slug, role: 'kitchen' }),
  ];
  const ask = (who: typeof owner) => who.at({ path: '/staff/orders.json' });
  const many = Array.from({ length: 120 }, () => ask(owner));
  expect((await ask(cook)).status).toBe(200);
  const answers = await Promise.all(many);
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused.length).toBeGreaterThan(0);
  expect(new Set(refused.map(keyOf))).toEqual(new Set(['rate_limited']));
  expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(16);
  expect((await ask(owner)).status).toBe(200);
});
