import { FRESH_MS, LAST_GOOD_MS } from '@/lib/tenancy/lookup';
import type { TenantFacts } from '@/lib/tenancy/tenant-facts';
import { createTenantLookup, type LookupAnswer } from '@/lib/tenancy/tenant-lookup';

const found = (id: number): LookupAnswer => ({ kind: 'found', facts: { id } as TenantFacts });

function setUp() {
  const state = { now: 0, calls: [] as string[], answer: found(1) as LookupAnswer | Error };
  const load = async (host: string) => {
    state.calls.push(host);
    if (state.answer instanceof Error) throw state.answer;
    return state.answer;
  };
  const { find, outdate } = createTenantLookup({ load, now: () => state.now });
  return { state, lookUp: find, outdate };
}

test('asks once per host while fresh, whatever the load (guarantee/one-look-up)', async () => {
  const { state, lookUp } = setUp();
  await Promise.all(Array.from({ length: 50 }, () => lookUp('a.test')));
  state.now = FRESH_MS - 1;
  await lookUp('a.test');
  expect(state.calls).toEqual(['a.test']);
});

test('serves the stale answer while one call refreshes it', async () => {
  const { state, lookUp } = setUp();
  await lookUp('a.test');
  state.now = FRESH_MS;
  state.answer = found(2);
  expect(await lookUp('a.test')).toEqual(found(1));
  await Promise.resolve();
  expect(state.calls).toHaveLength(2);
  expect(await lookUp('a.test')).toEqual(found(2));
});

test('keeps the last good answer while the service fails, for a day (guarantee/config-outage)', async () => {
  const { state, lookUp } = setUp();
  await lookUp('a.test');
  state.answer = new Error('down');
  state.now = LAST_GOOD_MS - 1;
  expect(await lookUp('a.test')).toEqual(found(1));
  state.now = LAST_GOOD_MS;
  expect(await lookUp('a.test')).toEqual({ kind: 'failed' });
});

test('a flood of made-up hosts pushes out no last good answer, and is not kept for ever', async () => {
  const { state, lookUp } = setUp();
  await lookUp('a.test');
  state.answer = { kind: 'unknown' };
  for (let one = 0; one <= 20_000; one += 1) await lookUp(`${one}.test`);
  state.answer = new Error('down');
  state.now = FRESH_MS;
  expect(await lookUp('a.test')).toEqual(found(1));
  state.now = 0;
  state.calls = [];
  await lookUp('20000.test');
  expect(state.calls).toEqual([]);
  await lookUp('0.test');
  expect(state.calls).toEqual(['0.test']);
});

test('a host that has become nobody’s is that', async () => {
  const { state, lookUp } = setUp();
  await lookUp('a.test');
  state.answer = { kind: 'unknown' };
  state.now = FRESH_MS;
  await lookUp('a.test');
  await Promise.resolve();
  expect(await lookUp('a.test')).toEqual({ kind: 'unknown' });
});

test('a failure is not remembered', async () => {
  const { state, lookUp } = setUp();
  state.answer = { kind: 'failed' };
  expect(await lookUp('a.test')).toEqual({ kind: 'failed' });
  state.answer = found(1);
  expect(await lookUp('a.test')).toEqual(found(1));
});

test('an unknown host is remembered briefly, then asked for again', async () => {
  const { state, lookUp } = setUp();
  state.answer = { kind: 'unknown' };
  await lookUp('zzz.test');
  await lookUp('zzz.test');
  expect(state.calls).toHaveLength(1);
  state.now = 10_000;
  state.answer = found(3);
  expect(await lookUp('zzz.test')).toEqual(found(3));
});

describe('a host that is said to have changed', () => {
  test('is asked for before it is answered again', async () => {
    const { state, lookUp, outdate } = setUp();
    await lookUp('a.test');
    await lookUp('b.test');
    state.answer = found(2);
    outdate('a.test');
    expect(await lookUp('a.test')).toEqual(found(2));
    expect(await lookUp('b.test')).toEqual(found(1));
    expect(state.calls).toEqual(['a.test', 'b.test', 'a.test']);
  });

  test('and was unknown is found at once', async () => {
    const { state, lookUp, outdate } = setUp();
    state.answer = { kind: 'unknown' };
    await lookUp('a.test');
    state.answer = found(1);
    outdate('a.test');
    expect(await lookUp('a.test')).toEqual(found(1));
  });

  test('keeps its last good answer where the service fails just then, without waiting twice', async () => {
    const { state, lookUp, outdate } = setUp();
    await lookUp('a.test');
    outdate('a.test');
    state.answer = new Error('down');
    expect(await lookUp('a.test')).toEqual(found(1));
    state.answer = found(2);
    expect(await lookUp('a.test')).toEqual(found(1));
    await Promise.resolve();
    expect(await lookUp('a.test')).toEqual(found(2));
  });

  test('forgets what was asked before it changed and came in after', async () => {
    const answers: ((answer: LookupAnswer) => void)[] = [];
    const load = () => new Promise<LookupAnswer>((resolve) => answers.push(resolve));
    const { find, outdate } = createTenantLookup({ load, now: () => 0 });
    const early = find('a.test');
    outdate('a.test');
    const late = find('a.test');
    answers[1]?.(found(2));
    await late;
    answers[0]?.(found(1));
    expect(await early).toEqual(found(1));
    expect(await find('a.test')).toEqual(found(2));
  });
});
