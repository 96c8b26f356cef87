import { randomUUID } from 'node:crypto';
import pg from 'pg';
import type { Checkpoint } from '@/backend/platform/checkpoint';

/** Moments inside a transaction: what comes second may have to wait there. */
const INSIDE: readonly Checkpoint[] = [
  'cart-before-commit',
  'group-joined',
  'order-checked',
  'order-before-commit',
  'order-read',
  'order-joined',
  'link-opened',
  'link-before-write',
  'visit-before-rate',
  'event-checked',
  'event-before-commit',
  'sale-asked',
  'order-moved',
  'order-split',
  'tip-changed',
  'room-charge-settled',
  'help-before-answer',
  'table-opened',
  'account-opened',
  'account-joined',
  'account-moved',
  'account-joined-to',
  'member-removed',
  'bill-asked',
  'round-checked',
  'ahead-checked',
  'ahead-added',
  'booking-checked',
  'deposit-over',
  'deposit-credited',
  'round-before-commit',
  'payment-claimed',
  'payment-settled',
  'refund-taken',
  'in-person-settled',
  'share-held',
  'share-claimed',
  'payment-taken',
  'charge-settled',
  'moves-claimed',
  'move-read',
  'proof-kept',
  'proof-reviewed',
  'code-counted',
  'code-judged',
];
const TURNS = 30;

export type Gates = Awaited<ReturnType<typeof createGates>>;

/**
 * Two calls in an order that a test chooses: the first is held at a named moment, the second comes between as far as
 * it can, then both end. Nothing is left to luck or to a clock (guarantee/event-races).
 */
export async function createGates() {
  const connectionString = process.env.TEST_DATABASE_URL ?? '';
  const applicationName = `gates-${randomUUID()}`;
  // The embedded engine runs one transaction at a time: what comes second waits before its first statement.
  const admin = process.env.DATABASE_URL ? new pg.Client({ connectionString }) : null;
  await admin?.connect();
  let armed: { name: Checkpoint; arrive: () => void; left: Promise<void> } | null = null;

  async function isSomebodyWaiting(): Promise<boolean> {
    const found = await admin?.query(
      `select 1 from pg_stat_activity where application_name = $1 and wait_event_type = 'Lock'`,
      [applicationName],
    );
    return (found?.rowCount ?? 0) > 0;
  }

  /** Until the second call has ended or can go no further. @returns whether it waits */
  async function comeBetween(second: Promise<unknown>, isInside: boolean): Promise<boolean> {
    let ended = false;
    const end = () => {
      ended = true;
    };
    void second.then(end, end);
    if (!isInside) {
      await second.catch(() => undefined);
      return false;
    }
    if (!admin) {
      for (let turn = 0; turn < TURNS; turn += 1) await new Promise((done) => setImmediate(done));
      return !ended;
    }
    while (!ended && !(await isSomebodyWaiting())) await new Promise((done) => setImmediate(done));
    return !ended;
  }

  return {
    /** The application name for the backend under test. */
    applicationName,
    async reach(name: Checkpoint, sent?: Promise<unknown>): Promise<void> {
      if (armed?.name !== name) return;
      const { arrive, left } = armed;
      armed = null;
      await sent?.catch(() => undefined);
      arrive();
      await left;
    },
    async interleave<A, B>({
      at,
      first,
      second,
    }: {
      at: Checkpoint;
      first: () => Promise<A>;
      second: () => Promise<B>;
    }): Promise<{ first: A; second: B; waited: boolean }> {
      let leave = (): void => undefined;
      const left = new Promise<void>((done) => {
        leave = done;
      });
      const arrived = new Promise<void>((arrive) => {
        armed = { name: at, arrive, left };
      });
      const one = first();
      const missed = one.then((answer) => {
        // Else it would hold a call of another test for ever.
        armed = null;
        throw new Error(`the first call ended before ${at}: ${JSON.stringify(answer)}`);
      });
      await Promise.race([arrived, missed]);
      missed.catch(() => undefined);
      const two = second();
      const waited = await comeBetween(two, INSIDE.includes(at));
      leave();
      const [a, b] = await Promise.all([one, two]);
      return { first: a, second: b, waited };
    },
    close: async () => admin?.end(),
  };
}
