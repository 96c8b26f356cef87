import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { nameDatabase } from './data-folder-lock';

const notePath = (dataDir: string) => join(dataDir, 'database');

/** Says in the data folder, also while no backend runs, which database is the installation's. */
export function noteDatabase({
  dataDir,
  databaseUrl,
}: {
  dataDir: string;
  databaseUrl: string | null;
}): void {
  writeFileSync(notePath(dataDir), nameDatabase(databaseUrl), { mode: 0o600 });
}

/** @returns whether the last backend of the folder worked on PostgreSQL; false too where none has said */
export function isNotedElsewhere(dataDir: string): boolean {
  try {
    return readFileSync(notePath(dataDir), 'utf8') !== nameDatabase(null);
  } catch {
    return false;
  }
}
