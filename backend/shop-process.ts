// A program for large restaurants: reading, checking and changing one holds up no call.
import { setPriority } from 'node:os';
import type { ShopSettings, ShopTask, ShopWord } from './folders/shop/shop-program';
import { createShopWork } from './folders/shop/shop-work';
import { openDatabase } from './platform/database/database';

/** Calls of diners come first; somebody waits for a change, and for an import hardly. */
const BEHIND_OTHERS = 5;
const STATEMENT_MS = 60_000;
const CONNECT_MS = 30_000;

const say = (word: ShopWord) => process.send?.(word);

function open({ connectionString, sendsSms }: ShopSettings) {
  const db = openDatabase({
    connectionString,
    maxConnections: 1,
    statementTimeoutMs: STATEMENT_MS,
    connectMs: CONNECT_MS,
  });
  const work = createShopWork({ db, sendsSms });
  return ({ verb, given }: ShopTask): Promise<unknown> =>
    // The caller sends what its verb takes: `shop-program.ts`.
    (work[verb] as (given: unknown) => Promise<unknown>)(given);
}

// The program that started this one says when it ends, after the work at hand.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => undefined);
process.once('disconnect', () => process.exit(1));
process.once('message', (settings: ShopSettings) => {
  setPriority(BEHIND_OTHERS);
  const run = open(settings);
  // One at a time: each takes the memory of a whole restaurant.
  let before: Promise<unknown> = Promise.resolve();
  process.on('message', (task: ShopTask) => {
    before = before
      .then(() => run(task))
      .then(
        (result) => say({ id: task.id, result }),
        (error: Error) => say({ id: task.id, failure: error.message }),
      );
  });
});
