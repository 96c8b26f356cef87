import type { Database } from '@/backend/platform/database/database';
import { menuTopic, type Topic, tableTopic } from '@/backend/platform/events/topic-events';
import { createPublisher } from '@/backend/publish-committed';

const INSTANCE = 7;

/** A database whose transactions do their work alone, and what was told, a message a line. */
function openPublisher() {
  const told: string[] = [];
  const db = {
    tenant: <T>(_id: number, work: (sql: unknown, commitAhead: () => void) => Promise<T>) =>
      work(null, () => undefined),
  } as unknown as Database;
  const events = {
    publish: (...topics: Topic[]) => void told.push(topics.map(({ topic }) => topic).join(' ')),
  };
  return { told, ...createPublisher({ db, events, instanceId: INSTANCE }) };
}

it('outside of a transaction it is told at once, each topic once', () => {
  const { told, publish } = openPublisher();
  publish({ id: 1, supplierId: 2, tableId: 3 }, { id: 4, supplierId: 2 }, tableTopic(3));
  expect(told).toEqual(['purchase:1 branch:2 table:3 purchase:4']);
});

it('inside of one it is told when that is committed, in one message', async () => {
  const { told, db, publish } = openPublisher();
  await db.tenant(INSTANCE, async () => {
    publish({ id: null, supplierId: 2 });
    publish(menuTopic(5));
    expect(told).toEqual([]);
  });
  expect(told).toEqual(['branch:2 menu:5']);
});

it('what a transaction that fails published is never told', async () => {
  const { told, db, publish } = openPublisher();
  const failing = db.tenant(INSTANCE, async () => {
    publish({ id: 1, supplierId: 2 });
    throw new Error('no room');
  });
  await expect(failing).rejects.toThrow('no room');
  publish(tableTopic(3));
  expect(told).toEqual(['table:3']);
});

/** A promise, and what keeps it. */
function openGate() {
  let open: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open, gate };
}

it('of two transactions at once each is told at its own commit, and nothing is lost with one that fails', async () => {
  const { told, db, publish } = openPublisher();
  const { open, gate } = openGate();
  const failing = db.tenant(INSTANCE, async () => {
    publish(menuTopic(5));
    await gate;
    publish(menuTopic(6));
    throw new Error('no room');
  });
  await db.tenant(INSTANCE, async () => publish(tableTopic(3)));
  expect(told).toEqual(['table:3']);
  publish(tableTopic(4));
  expect(told).toEqual(['table:3', 'table:4']);
  open();
  await expect(failing).rejects.toThrow('no room');
  expect(told).toEqual(['table:3', 'table:4']);
});

it('a transaction that begins inside another one is committed, and told, by itself', async () => {
  const { told, db, publish } = openPublisher();
  const outer = db.tenant(INSTANCE, async () => {
    publish(menuTopic(5));
    await db.tenant(INSTANCE, async () => publish(tableTopic(3)));
    throw new Error('no room');
  });
  await expect(outer).rejects.toThrow('no room');
  expect(told).toEqual(['table:3']);
});

it('what work publishes that outlives its transaction is told at once', async () => {
  const { told, db, publish } = openPublisher();
  const { open, gate } = openGate();
  let late: Promise<void> = Promise.resolve();
  await db.tenant(INSTANCE, async () => {
    late = gate.then(() => publish(tableTopic(3)));
  });
  open();
  await late;
  expect(told).toEqual(['table:3']);
});
