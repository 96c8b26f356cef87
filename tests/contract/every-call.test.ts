import { ALL_CALLS } from '@/lib/contract/all-calls';
import { errorSchema } from '@/lib/contract/errors';
import { getCall, nameOf, openTarget, type Target } from '@/tests/support/backend/contract-target';
import { BOOKING_CASES } from './cases-of-bookings';
import { BRANCH_CASES } from './cases-of-branches';
import { CART_CASES } from './cases-of-carts';
import { DINER_CASES } from './cases-of-diners';
import { TRANSFER_CASES } from './cases-of-transfers';
import { MEASURE_CASES, VISIT_CASES } from './cases-of-visits';
import { EVERY_CALL, OWN_CALLS } from './every-call';

/** Every call: one good call each, and what each refuses. */
const CASES = [
  ...DINER_CASES,
  ...BRANCH_CASES,
  ...CART_CASES,
  ...BOOKING_CASES,
  ...TRANSFER_CASES,
  ...MEASURE_CASES,
  ...VISIT_CASES,
];

let target: Target;
beforeAll(async () => {
  target = await openTarget();
});
afterAll(() => target.close());

const built = new Set(ALL_CALLS.map(nameOf));

describe.each(EVERY_CALL)('%s', (name) => {
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

test('the contract holds the calls of the list and nothing else', () => {
  const known = new Set<string>([...EVERY_CALL, ...OWN_CALLS]);
  expect([...built].filter((name) => !known.has(name))).toEqual([]);
  expect(EVERY_CALL.filter((name) => !built.has(name))).toEqual([]);
  expect(CASES.map((entry) => entry.name).sort()).toEqual([...EVERY_CALL].sort());
});
