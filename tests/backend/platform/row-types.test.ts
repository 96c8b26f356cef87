import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { createTestBackend, type TestBackend } from '@/tests/support/backend/backend';
import type { Collected, TypedCall } from '@/tests/support/row-types/collect-calls';
import { compareRow } from '@/tests/support/row-types/compare-row';
import { describeStatement } from '@/tests/support/row-types/describe-statement';
import { type Catalog, readCatalog } from '@/tests/support/row-types/read-catalog';

const COLLECTOR = 'tests/support/row-types/collect-calls.ts';
const PLANTED = 'tests/support/row-types/planted.ts';

/** Texts that only a running database gives: one that stands for them, by the function that has the call. */
const TEXTS: Readonly<Record<string, string>> = {
  // Each job says in SQL of its own when its rows are due.
  countDueJobs: `select kind, count from (values ('refunds', (select count(*) from refunds))) as due (kind, count)`,
  findDueTimes: `select kind, greatest(at, now() - interval '1 day') as at
    from (values ('refund', (select min(check_at) from refunds))) as waiting (kind, at) where at is not null`,
  // Looks through each table of the schema.
  // Reads the columns of each table that the list names.
  listOwnRows: `select jsonb_build_object('details', details) as row from profiles`,
  // The tables of a folder, and their columns, are told by each caller.
  findDifferent: `select r.place from jsonb_to_recordset('[]') as r(place int)`,
  findIds: 'select id from products',
  listGone: 'select id, sku from products',
  listSeen: `select 'instances' as name where exists (select 1 from instances)`,
};

/** Promises of row types that hold though the schema cannot say so, by the function that has the call. */
const ALLOWED: Readonly<Record<string, string>> = {
  // A server always has a last checkpoint.
  boundWal: 'bytes may be null',
  // The rows are the code's own, each with its place.
  findDifferent: 'place may be null',
  // The ids are the code's own.
  listOptionGroups: 'product_id may be null',
  // An order for an hour has one: placing checks it.
  listTakenSlots: 'slot may be null',
  // A check of `staff_actions` wants a key or who did it.
  listLastActions: 'who may be null',
};

jest.setTimeout(120_000);
let backend: TestBackend;
let catalog: Catalog;
let collected: Collected;

beforeAll(async () => {
  // The compiler's interface is an ES module, and its own program.
  const collecting = promisify(execFile)(process.execPath, ['--import', 'tsx', COLLECTOR], {
    maxBuffer: 64 * 1024 * 1024,
  });
  backend = await createTestBackend();
  catalog = await readCatalog(backend.db);
  collected = JSON.parse((await collecting).stdout);
});
afterAll(() => backend.close());

async function findFaults({ shape, texts, problem }: TypedCall): Promise<string[]> {
  if (!shape || problem !== null) return [problem ?? 'its row type is not known'];
  const faults: string[] = [];
  for (const text of texts) {
    try {
      faults.push(
        ...compareRow({ shape, columns: await describeStatement({ db: backend.db, catalog, text }) }),
      );
    } catch (error) {
      faults.push(error instanceof Error ? error.message : String(error));
    }
  }
  return [...new Set(faults)];
}

test('every row type of the backend is what its statement answers', async () => {
  const calls = collected.calls.filter(({ file }) => file !== PLANTED);
  const used = new Set<string>();
  const faults: string[] = [];
  for (const call of calls) {
    const { owner } = call;
    const text = call.problem === null ? undefined : TEXTS[owner];
    if (text) used.add(owner);
    const found = await findFaults(text ? { ...call, texts: [text], problem: null } : call);
    for (const fault of found) {
      if (ALLOWED[owner] === fault) used.add(owner);
      else faults.push(`${call.file}:${call.line} ${owner}: ${fault}`);
    }
  }
  expect(faults).toEqual([]);
  expect(collected.missed.filter((place) => !place.startsWith(PLANTED))).toEqual([]);
  expect([...used].sort()).toEqual([...new Set([...Object.keys(TEXTS), ...Object.keys(ALLOWED)])].sort());
});

test.each([
  ['wrongName', ['key is not among the columns', 'id is not declared']],
  [
    'wrongTypes',
    [
      'id is int8 (number) and declared string',
      'created_at is timestamptz (Date) and declared string',
      'noTip is _text (array(string)) and declared string',
    ],
  ],
  [
    'sumIsText',
    [
      'paid is numeric (string) and declared null | number',
      'ids is _int8 (array(string)) and declared array(number)',
    ],
  ],
  ['missedNull', ['provider may be null']],
  ['missedNullOfUpdate', ['provider may be null']],
  ['missedOuterJoin', ['host may be null']],
  ['missedNoRow', ['host may be null']],
  ['missedNullOfUnion', ['name may be null']],
  [
    'missedText',
    [
      "kind may be 'status'",
      "kind may be 'tip'",
      "kind may be 'help'",
      "kind may be 'unaccepted'",
      "kind may be 'unproved'",
      "kind may be 'line_cancelled'",
    ],
  ],
  ['misspelledOptional', ['key is not declared']],
  ['wrongInOneCase', ['slug is not among the columns', 'id is not declared']],
  ['inferred', ['key is not among the columns', 'id is not declared']],
  ['noStatement', ['relation "a_table_that_is_not_there" does not exist']],
  ['fromOutside', ['table is not known: nothing calls its function']],
  ['awaited', ['table is not known: it is awaited']],
  ['handedOn', ['table is not known: its function is handed on']],
  ['passesOn', ['it hands a row type on']],
  ['rightJoins', []],
  ['rightConditions', []],
  ['readOne', []],
])('the planted case %s is told as it is', async (owner, faults) => {
  const calls = collected.calls.filter((call) => call.file === PLANTED && call.owner === owner);
  expect(calls.length).toBeGreaterThan(0);
  const found = await Promise.all(calls.map(findFaults));
  expect(found.flat()).toEqual(faults);
});

test('a row type that the compiler does not show as a call is told', () => {
  expect(collected.missed.filter((place) => place.startsWith(PLANTED))).toHaveLength(1);
});
