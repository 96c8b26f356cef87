import { createFairTurns } from '@/backend/platform/fair-turns';

/** Works that end when told, in the order in which they began. */
function openTurns() {
  const take = createFairTurns<number>({ mostWaiting: 3, mostOfOne: 2, retryAfterSeconds: 5 });
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const ask = (tenant: number, name: string, from: string | null = null) =>
    take({
      party: tenant,
      from,
      work: () => {
        begun.push(name);
        return new Promise<string>((resolve) => ends.push(() => resolve(name)));
      },
    });
  return { ask, begun, end: () => ends.shift()?.() };
}

test('another tenant’s picture comes next, however many one tenant sends (guarantee/noisy-neighbour)', async () => {
  const { ask, begun, end } = openTurns();
  const all = ['a1', 'a2', 'a3'].map((name) => ask(1, name));
  all.push(ask(2, 'b1'));
  for (const _turn of all) {
    end();
    await new Promise((done) => setImmediate(done));
  }
  expect(await Promise.all(all)).toEqual(['a1', 'a2', 'a3', 'b1']);
  expect(begun).toEqual(['a1', 'a2', 'b1', 'a3']);
});

test('a tenant with too many waiting is told when to come again, and others are taken', async () => {
  const { ask, begun, end } = openTurns();
  const taken = ['a1', 'a2', 'a3', 'a4'].map((name) => ask(1, name));
  await expect(ask(1, 'a5')).rejects.toMatchObject({ key: 'unavailable', retryAfterSeconds: 5, status: 503 });
  taken.push(ask(2, 'b1'));
  for (const _turn of taken) {
    end();
    await new Promise((done) => setImmediate(done));
  }
  await Promise.all(taken);
  expect(begun).toHaveLength(5);
});

test('work that fails is told to who asked, and the next is taken', async () => {
  const take = createFairTurns<number>({ mostWaiting: 3, mostOfOne: 2, retryAfterSeconds: 5 });
  const failed = take({ party: 1, from: null, work: () => Promise.reject(new Error('unusable')) });
  const next = take({ party: 1, from: null, work: () => Promise.resolve('drawn') });
  await expect(failed).rejects.toThrow('unusable');
  expect(await next).toBe('drawn');
});

test('an address with its share waiting is told so, and another of the same tenant is taken', async () => {
  const { ask, end } = openTurns();
  const taken = ['a1', 'a2', 'a3'].map((name) => ask(1, name, 'one'));
  await expect(ask(1, 'a4', 'one')).rejects.toMatchObject({ key: 'unavailable', status: 503 });
  taken.push(ask(1, 'b1', 'another'));
  for (const _turn of taken) {
    end();
    await new Promise((done) => setImmediate(done));
  }
  expect(await Promise.all(taken)).toHaveLength(4);
});
