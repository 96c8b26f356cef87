import { type Answer, createLookup, FRESH_MS } from '@/lib/tenancy/lookup';
import { type BranchPages, createPageLookup } from '@/lib/tenancy/page-lookup';

const sells = (...products: number[]): Answer<BranchPages> => ({
  kind: 'found',
  facts: { products: new Set(products), categories: new Set([7]) },
});

function setUp() {
  const state = {
    now: 0,
    calls: [] as string[],
    answers: new Map([['a.test/1', sells(11)]]) as Map<string, Answer<BranchPages>>,
  };
  const lookup = createPageLookup({
    now: () => state.now,
    load: async ({ host, branchId }) => {
      state.calls.push(`${host}/${branchId}`);
      return state.answers.get(`${host}/${branchId}`) ?? { kind: 'unknown' };
    },
  });
  const isMissing = (id: number, host = 'a.test', branchId = 1, list: keyof BranchPages = 'products') =>
    lookup.isMissing({ host, page: { branchId, list, id } });
  return { state, lookup, isMissing };
}

test('ten thousand made-up products and as many kept ones cost one call (guarantee/made-up-ids)', async () => {
  const { state, isMissing } = setUp();
  for (let id = 1_000; id < 11_000; id += 1) expect(await isMissing(id)).toBe(true);
  for (let turn = 0; turn < 10_000; turn += 1) expect(await isMissing(11)).toBe(false);
  expect(state.calls).toEqual(['a.test/1']);
});

test('a made-up part of a menu is missing, and a product is no part (rule platform/made-up-paths)', async () => {
  const { isMissing } = setUp();
  expect(await isMissing(7, 'a.test', 1, 'categories')).toBe(false);
  expect(await isMissing(11, 'a.test', 1, 'categories')).toBe(true);
});

test('a product of another tenant or branch is none of this one', async () => {
  const { state, isMissing } = setUp();
  state.answers.set('b.test/2', sells(22)).set('a.test/3', sells(33));
  expect(await isMissing(22)).toBe(true);
  expect(await isMissing(33)).toBe(true);
  expect(await isMissing(22, 'b.test', 2)).toBe(false);
});

test('a page that is known is not waited for when the answer is old, one that was added is found', async () => {
  const { state, isMissing } = setUp();
  await isMissing(11);
  state.now = FRESH_MS;
  state.answers.set('a.test/1', sells(11, 12));
  expect(await isMissing(12)).toBe(false);
  expect(state.calls).toHaveLength(2);
});

test('what was published is seen at once, at that host alone', async () => {
  const { state, lookup, isMissing } = setUp();
  state.answers.set('a.test/2', sells(21)).set('b.test/1', sells(11));
  for (const [id, host, branch] of [
    [11, 'a.test', 1],
    [21, 'a.test', 2],
    [11, 'b.test', 1],
  ] as const)
    await isMissing(id, host, branch);
  state.answers.set('a.test/1', sells(12)).set('a.test/2', sells());
  lookup.outdate('a.test');
  expect(await isMissing(12)).toBe(false);
  expect(await isMissing(11)).toBe(true);
  expect(await isMissing(21, 'a.test', 2)).toBe(true);
  expect(await isMissing(11, 'b.test')).toBe(false);
  expect(state.calls.filter((key) => key === 'b.test/1')).toHaveLength(1);
});

test.each<Answer<BranchPages>>([{ kind: 'failed' }, { kind: 'unknown' }])(
  'what nobody can say is left to the page: $kind',
  async (answer) => {
    const { state, isMissing } = setUp();
    state.answers.set('a.test/1', answer);
    expect(await isMissing(99)).toBe(false);
  },
);

test('what is remembered is bounded by its weight, the oldest goes first', async () => {
  const calls: string[] = [];
  const lookup = createLookup<number>({
    now: () => 0,
    most: { found: 10, unknown: 2 },
    weigh: (facts) => facts,
    load: async (key) => {
      calls.push(key);
      return { kind: 'found', facts: Number(key) };
    },
  });
  for (const key of ['4', '5', '3', '5', '3']) await lookup.find(key);
  expect(calls).toEqual(['4', '5', '3']);
  expect(lookup.keys()).toEqual(['5', '3']);
  await lookup.find('50');
  expect(lookup.keys()).toEqual(['50']);
});
