import { ALL_CALLS } from '@/lib/contract/calls/all-calls';
import { errorSchema } from '@/lib/contract/errors';
import { getCall, nameOf, openTarget, type Target } from '../support/contract-target';
import { BRANCH_CASES } from './cases-of-branches';
import { CART_CASES } from './cases-of-carts';
import { DINER_CASES } from './cases-of-diners';
import { OURS, SECTION_SEVEN } from './section-seven';

/** The calls of section 7 that are built: one good call each, and what each refuses. */
const CASES = [...DINER_CASES, ...BRANCH_CASES, ...CART_CASES];

let target: Target;
beforeAll(async () => {
  target = await openTarget();
});
afterAll(() => target.close());

const built = new Set(ALL_CALLS.map(nameOf));

describe.each(SECTION_SEVEN.filter((name) => built.has(name)))('%s', (name) => {
  const entry = CASES.find((one) => one.name === name);
  const call = getCall(name);

  test('answers by the contract', async () => {
    const answer = await target.ask(entry?.ask(target.facts) ?? { path: 'no case for this call' });
    expect({ status: answer.status, body: answer.body }).toEqual({
      status: call.status,
      body: call.response.parse(answer.body),
    });
    const isPublic = call.auth === 'none' && call.method === 'GET';
    expect(answer.headers.get('cache-control')).toMatch(isPublic ? /^public, / : /^private, no-store$/);
  });

  test.each(entry?.refusals ?? [])('refuses $why: $status $key', async ({ ask, status, key }) => {
    const answer = await target.ask(ask(target.facts));
    expect({ status: answer.status, key: errorSchema.parse(answer.body).error.key }).toEqual({ status, key });
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
  });
});

describe('calls of section 7 that are not built yet', () => {
  for (const name of SECTION_SEVEN.filter((one) => !built.has(one))) test.todo(name);
});

test('the contract holds section 7 and what is ours, nothing else', () => {
  const known = new Set<string>([...SECTION_SEVEN, ...OURS]);
  expect([...built].filter((name) => !known.has(name))).toEqual([]);
  expect(CASES.map((entry) => entry.name).sort()).toEqual(
    SECTION_SEVEN.filter((name) => built.has(name)).sort(),
  );
});
