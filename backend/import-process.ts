// A program for one import: its time and memory hold up no call.
import { setPriority } from 'node:os';
import { checkFolder } from './folders/check-folder';
import { type ImportStep, importFolder } from './folders/import-folder';
import type { ImportTask, ImportWord } from './operator/run-import';
import { openDatabase } from './platform/database/database';

/** Calls of diners come first. */
const BEHIND_OTHERS = 10;
const STATEMENT_MS = 60_000;
const CONNECT_MS = 30_000;

const say = (word: ImportWord) => new Promise<void>((done) => process.send?.(word, () => done()));

process.once('disconnect', () => process.exit(1));
process.once('message', async ({ connectionString, confirmed, ...task }: ImportTask) => {
  setPriority(BEHIND_OTHERS);
  const db = openDatabase({
    connectionString,
    maxConnections: 1,
    statementTimeoutMs: STATEMENT_MS,
    connectMs: CONNECT_MS,
  });
  try {
    const tell = (step: ImportStep) => void say({ step });
    const result =
      confirmed === null
        ? await checkFolder({ db, ...task })
        : await importFolder({ db, ...task, confirmed, tell });
    await say({ result });
  } catch (error) {
    await say({ failure: (error as Error).message });
  }
  process.exit(0);
});
