import pino from 'pino';
import { defineJob, type JobDeps } from '@/backend/jobs/define-job';
import { wakeOnCommit } from '@/backend/jobs/wake-on-commit';
import { allJobs } from '@/tests/support/backend/run-jobs';

const NOON = new Date('2026-11-18T17:00:00Z');
const LEASE_MS = 30_000;
/** More than one turn takes. */
const STUCK = 60;

type Answer = (text: string, values: readonly unknown[]) => unknown[];
function depsAt({ clock, answer = () => [] }: { clock: { now: Date }; answer?: Answer }): JobDeps {
  const sql = async (text: string, values: readonly unknown[] = []) => answer(text, values);
  const db = {
    system: (work: (ask: typeof sql) => unknown) => work(sql),
    lookUp: async (text: string, values?: readonly unknown[]) =>
      /from instances/.test(text) ? [{ host: 'x' }] : sql(text, values),
  };
  return {
    ...{
      db,
      log: pino({ level: 'silent' }),
      clock: () => clock.now,
      leaseMs: LEASE_MS,
      contextOf: () => ({}),
    },
  } as unknown as JobDeps;
}

test.each([
  ['fail', () => Promise.reject(new Error('broken'))],
  ['change nothing', () => Promise.resolve(false)],
])('rows that always %s keep none waiting that is due after them', async (_what, runStuck) => {
  const clock = { now: NOON };
  const rows = Array.from({ length: STUCK + 1 }, (_, id) => ({ instance_id: 1, id }));
  const ran: number[] = [];
  const job = defineJob({
    kind: 'hold',
    due: [],
    find: async ({ limit }) => rows.slice(0, limit),
    run: async (_ctx, { id }) => {
      ran.push(id);
      if (id < STUCK) return runStuck();
      rows.pop();
      return true;
    },
  });
  const deps = depsAt({ clock });
  expect([await job.runDue(deps), await job.runDue(deps), await job.runDue(deps)]).toEqual([50, 11, 0]);
  expect(ran).toEqual(Array.from({ length: STUCK + 1 }, (_, id) => id));
  clock.now = new Date(NOON.getTime() + LEASE_MS);
  expect(await job.runDue(deps)).toBe(50);
});

test('a job that looks for rows and finds none asks for no other turn', async () => {
  const wake = jest.fn();
  const deps = depsAt({ clock: { now: NOON } });
  const job = defineJob({
    kind: 'hold',
    due: [],
    find: ({ sql }) => sql<{ instance_id: number; id: number }>('select 1'),
    run: async () => true,
  });
  await job.runDue({ ...deps, db: wakeOnCommit({ db: deps.db, wake }) });
  expect(wake).not.toHaveBeenCalled();
});

/** Statements that change when their rows are due, or that they wait at all. */
const LEASES =
  /^update \w+ (p )?set .*(check_at|handle_at|handled_at|send_at|publish_at) = \$|^delete from /s;

test.each(
  allJobs()
    .filter(({ kind }) => kind !== 'publication')
    .map((job) => [job.kind, job] as const),
)('the job %s leases the rows that it takes, or passes by those that rest', async (_kind, job) => {
  const asked: [string, readonly unknown[]][] = [];
  const answer: Answer = (...one) => {
    asked.push(one);
    return [];
  };
  await job.runDue(depsAt({ clock: { now: NOON }, answer }));
  const [[text, values]] = asked as [[string, readonly unknown[]]];
  expect(asked).toHaveLength(1);
  if (job.find === null) expect(text).toMatch(LEASES);
  else expect([text.match(/limit \$(\d)$/)?.[1], values.at(-1)]).toEqual([String(values.length), 50]);
});
