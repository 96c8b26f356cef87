import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ALL_CALLS } from '@/lib/contract/calls/all-calls';
import { createTestBackend, type TestBackend } from '../support/backend';
import { getContractExample } from '../support/contract-examples';
import { nameOf, readFacts } from '../support/contract-target';
import { createBundle } from '../support/tenant-bundle';
import { BRANCH_CASES } from './cases-of-branches';
import { DINER_CASES } from './cases-of-diners';

/** `RECORD_EXAMPLES=1` writes the examples anew instead of comparing them. */
const RECORDING = process.env.RECORD_EXAMPLES === '1';
const FILE = join(__dirname, '../support/contract-examples.json');
const calls = ALL_CALLS.filter((call) => call.service !== 'staff');

/** What a value is made of, without what it says: keys and types. */
function shapeOf(value: unknown): unknown {
  if (value === null) return 'null';
  if (Array.isArray(value)) return value.map(shapeOf);
  if (typeof value !== 'object') return typeof value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, shapeOf(inner)]));
}

let backend: TestBackend;
const answers = new Map<string, unknown>();

beforeAll(async () => {
  backend = await createTestBackend();
  const { host } = await backend.importTenant(createBundle());
  const ask: TestBackend['ask'] = (one) => backend.ask({ host, ...one });
  const facts = await readFacts(ask, '2026-11-19');
  const asks = [
    ...[...DINER_CASES, ...BRANCH_CASES].map((entry) => ({ name: entry.name, ask: entry.ask(facts) })),
    { name: 'GET /domain/branches.json', ask: { path: '/domain/branches.json' } },
    { name: 'GET /api/products/{id}.json', ask: { path: `/api/products/${facts.productId}.json` } },
  ];
  for (const { name, ask: one } of asks) answers.set(name, (await ask(one)).body);
  if (RECORDING) {
    const sorted = [...answers].sort(([a], [b]) => a.localeCompare(b));
    writeFileSync(FILE, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
  }
});
afterAll(() => backend.close());

test.each(calls)('the example of $method $path has the shape of the answer', (call) => {
  if (RECORDING) return;
  expect(shapeOf(getContractExample(call))).toEqual(shapeOf(answers.get(nameOf(call))));
});
