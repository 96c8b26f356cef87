import { randomBytes } from 'node:crypto';
import { closeSync, mkdirSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';

/** Who holds a data folder, and how the command line reaches it. */
export type LockHolder = { pid: number; address: string; key: string };

const lockPath = (dataDir: string) => join(dataDir, 'backend.lock');

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** The living holder of a data folder, or null when nobody holds it. */
export function findLockHolder(dataDir: string): LockHolder | null {
  try {
    const holder = JSON.parse(readFileSync(lockPath(dataDir), 'utf8')) as LockHolder;
    return Number.isInteger(holder.pid) && isAlive(holder.pid) ? holder : null;
  } catch {
    return null;
  }
}

export class DataFolderHeldError extends Error {}

/**
 * Takes the folder for this process: two engines on one folder lose data without a word (quality P3).
 * The file is the owner's alone, because it carries the operator key. A dead holder's lock is taken over.
 * @throws DataFolderHeldError naming the pid that holds it
 */
export function lockDataFolder({ dataDir, address }: { dataDir: string; address: string }): {
  key: string;
  release(): void;
} {
  mkdirSync(dataDir, { recursive: true });
  const holder = findLockHolder(dataDir);
  if (holder) {
    throw new DataFolderHeldError(`The data folder ${dataDir} is in use by process ${holder.pid}.`);
  }
  rmSync(lockPath(dataDir), { force: true });
  const key = randomBytes(32).toString('base64url');
  const file = openSync(lockPath(dataDir), 'wx', 0o600);
  writeSync(file, JSON.stringify({ pid: process.pid, address, key } satisfies LockHolder));
  closeSync(file);
  return { key, release: () => rmSync(lockPath(dataDir), { force: true }) };
}
