import { type Database, openDatabase } from '@/backend/platform/database/database';
import { isPassingFault } from '@/backend/platform/database/passing-fault';
import { createTestBackend, type TestBackend } from '@/tests/support/backend/backend';
import { createBundle } from '@/tests/support/backend/tenant-bundle';

const COUNT_BRANCHES = 'select count(*)::int as found from suppliers where instance_id = $1';
const CLOSE_BRANCHES = 'update suppliers set removed_at = now() where instance_id = $1';
const COUNT_OPEN = `${COUNT_BRANCHES} and removed_at is null`;

const open = (statementTimeoutMs: number) =>
  openDatabase({
    connectionString: process.env.TEST_DATABASE_URL ?? '',
    maxConnections: 1,
    statementTimeoutMs,
  });

let backend: TestBackend;
let db: Database;
let own: number;
let foreign: number;

beforeAll(async () => {
  backend = await createTestBackend();
  own = (await backend.importTenant(createBundle())).instanceId;
  foreign = (await backend.importTenant(createBundle())).instanceId;
  db = open(10_000);
});
afterAll(async () => {
  await db.close();
  await backend.close();
});

const countOpen = (instanceId: number) => db.statement(instanceId, COUNT_OPEN, [instanceId]);

test('a transaction whose opening fails runs nothing, though its first statement is on the way', async () => {
  const broken = open(Number.NaN);
  await expect(broken.tenant(own, (sql) => sql(CLOSE_BRANCHES, [own]))).rejects.toThrow(/statement_timeout/);
  await expect(broken.statement(own, CLOSE_BRANCHES, [own])).rejects.toThrow(/statement_timeout/);
  await broken.close();
  expect(await countOpen(own)).toEqual([{ found: 2 }]);
});

test('a statement of its own sees one tenant, and one that fails leaves the connection as it was', async () => {
  expect(await db.statement(own, COUNT_BRANCHES, [own])).toEqual([{ found: 2 }]);
  expect(await db.statement(own, COUNT_BRANCHES, [foreign])).toEqual([{ found: 0 }]);
  await expect(db.statement(own, 'select 1 / $1::int', [0])).rejects.toThrow(/zero/);
  expect(await db.statement(foreign, COUNT_BRANCHES, [foreign])).toEqual([{ found: 2 }]);
});

test('what fails among statements that are sent together takes all of them back', async () => {
  const work = db.tenant(own, (sql) =>
    Promise.all([sql(CLOSE_BRANCHES, [own]), sql('select 1 / $1::int', [0]), sql(CLOSE_BRANCHES, [own])]),
  );
  await expect(work).rejects.toThrow(/zero/);
  expect(await countOpen(own)).toEqual([{ found: 2 }]);
});

test('what follows a failure in its transaction tells of that failure, not of the transaction', async () => {
  const work = db.tenant(own, (sql) => {
    const failed = sql('select 1 / $1::int', [0]);
    failed.catch(() => undefined);
    return sql(COUNT_OPEN, [own]);
  });
  await expect(work).rejects.toThrow(/zero/);
});

test('what SQL refuses ends the transaction with its key, and the connection goes on', async () => {
  const work = db.tenant(own, async (sql, commitAhead) => {
    const sent = Promise.all([sql(CLOSE_BRANCHES, [own]), sql("select refuse('coupon_used')")]);
    commitAhead();
    return sent;
  });
  await expect(work).rejects.toMatchObject({ code: 'OR001', message: 'coupon_used' });
  expect(await countOpen(own)).toEqual([{ found: 2 }]);
});

test('a commit that was sent ahead keeps what went before it, and nothing comes after', async () => {
  const both = db.tenant(own, async (sql, commitAhead) => {
    const told = sql(COUNT_OPEN, [own]);
    commitAhead();
    const late = sql(CLOSE_BRANCHES, [own]);
    await expect(late).rejects.toThrow(/after its commit/);
    return told;
  });
  expect(await both).toEqual([{ found: 2 }]);
  expect(await countOpen(own)).toEqual([{ found: 2 }]);
});

test('a commit that was sent ahead of a failure keeps nothing', async () => {
  const work = db.tenant(own, async (sql, commitAhead) => {
    const all = Promise.all([sql(CLOSE_BRANCHES, [own]), sql('select 1 / $1::int', [0])]);
    commitAhead();
    return all;
  });
  await expect(work).rejects.toThrow(/zero/);
  expect(await countOpen(own)).toEqual([{ found: 2 }]);
});

test('a connection parses a statement once', async () => {
  const mark = `select $1::int as once_${own}`;
  const parsed = await db.tenant(own, async (sql) => {
    for (const value of [1, 2, 3]) await sql(mark, [value]);
    return sql('select statement from pg_prepared_statements where statement = $1', [mark]);
  });
  expect(parsed).toEqual([{ statement: mark }]);
});

test('no statement is compiled, whatever the price of its plan', async () => {
  const asked = "select current_setting('jit') as jit";
  expect(await db.statement(own, asked, [])).toEqual([{ jit: 'off' }]);
  expect(await db.lookUp(asked)).toEqual([{ jit: 'off' }]);
});

test('statements of many connections never meet in one transaction, though the embedded engine has one session', async () => {
  const many = openDatabase({
    connectionString: process.env.TEST_DATABASE_URL ?? '',
    maxConnections: 8,
    statementTimeoutMs: 60_000,
    connectMs: 60_000,
  });
  const WHOSE = `select current_setting('app.instance_id') as whose, $1::int as asked`;
  const right = (id: number) => [{ whose: String(id), asked: id }];
  const inTurn = (id: number) =>
    many.tenant(id, async (sql) => {
      expect(await sql(WHOSE, [id])).toEqual(right(id));
      expect(await Promise.all([sql(WHOSE, [id]), sql(WHOSE, [id])])).toEqual([right(id), right(id)]);
    });
  const atOnce = async (id: number) => expect(await many.statement(id, WHOSE, [id])).toEqual(right(id));
  const outside = async (id: number) =>
    expect(await many.lookUp('select $1::int as asked', [id])).toEqual([{ asked: id }]);
  await Promise.all(
    Array.from({ length: 300 }, (_, index) => [inTurn, atOnce, outside][index % 3]?.(1_000 + (index % 6))),
  );
  await many.close();
});

test.each([
  ['a deadlock, whose victim is undone', '40P01', true],
  ['a broken rule', '23505', false],
])('%s passes by itself: %s is %s', async (_case, state, passes) => {
  const failed = db.tenant(own, (sql) => sql(`do $$ begin raise sqlstate '${state}'; end $$`));
  await expect(failed).rejects.toMatchObject({ code: state });
  expect(isPassingFault(await failed.catch((error: unknown) => error))).toBe(passes);
});
