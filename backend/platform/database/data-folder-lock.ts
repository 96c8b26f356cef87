import { createHash, randomBytes } from 'node:crypto';
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makePrivateFolder } from './private-folder';

/** `address`: null for a command line. `startedAt` distinguishes the holder from a later process of that pid. */
export type LockHolder = {
  pid: number;
  startedAt: string | null;
  address: string | null;
  database: string;
  key: string;
};

/** Without credentials. @param url null for the embedded one */
export function nameDatabase(url: string | null): string {
  if (url === null) return 'embedded';
  const { host, pathname, search } = new URL(url);
  return createHash('sha256').update(`${host}${pathname}${search}`).digest('hex').slice(0, 16);
}

const lockPath = (dataDir: string) => join(dataDir, 'backend.lock');

/** When the process started, in kernel ticks; null without /proc, `over` for a zombie. */
function startOf(pid: number): string | null {
  try {
    // A name in parentheses may hold blanks; state follows, start time 19 words later.
    const words = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    return words[0] === 'Z' || words[0] === 'X' ? 'over' : (words[19] ?? null);
  } catch {
    return null;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Compares the start too, because in a container each new backend is pid 1. */
function holds({ pid, startedAt }: LockHolder): boolean {
  if (!Number.isInteger(pid) || !isAlive(pid)) return false;
  return !startedAt || startedAt === startOf(pid);
}

function readLock(path: string): { text: string; holder: LockHolder | null } | null {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch {
    return null;
  }
  try {
    return { text, holder: JSON.parse(text) as LockHolder };
  } catch {
    return { text, holder: null };
  }
}

export function findLockHolder(dataDir: string): LockHolder | null {
  const holder = readLock(lockPath(dataDir))?.holder;
  return holder && holds(holder) ? holder : null;
}

export class DataFolderHeldError extends Error {}

function createWhole({ path, content }: { path: string; content: string }): boolean {
  const draft = `${path}.${process.pid}.${randomBytes(4).toString('hex')}`;
  writeFileSync(draft, content, { mode: 0o600 });
  try {
    linkSync(draft, path);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

/** A claim file lets one starter continue; it reads the lock again, as another may have finished. */
function takeOver({ path, dead, content }: { path: string; dead: string; content: string }): boolean {
  const claim = `${path}.${createHash('sha256').update(dead).digest('hex').slice(0, 16)}`;
  if (!createWhole({ path: claim, content: String(process.pid) })) {
    const claimer = Number(readLock(claim)?.text);
    if (!claimer || isAlive(claimer)) return false;
    throw new DataFolderHeldError(
      `A start by process ${claimer} was killed half way; remove ${claim} and start again.`,
    );
  }
  try {
    if (readLock(path)?.text !== dead) return false;
    const draft = `${path}.${process.pid}`;
    writeFileSync(draft, content, { mode: 0o600 });
    renameSync(draft, path);
    return true;
  } finally {
    rmSync(claim, { force: true });
  }
}

/** Two engines lose data (guarantee/one-engine). Private: it holds the operator key. @throws DataFolderHeldError */
export function lockDataFolder({
  dataDir,
  address,
  databaseUrl,
}: {
  dataDir: string;
  address: string | null;
  databaseUrl: string | null;
}): { key: string; release(): void } {
  makePrivateFolder(dataDir);
  const path = lockPath(dataDir);
  const key = randomBytes(32).toString('base64url');
  const own: LockHolder = {
    pid: process.pid,
    startedAt: startOf(process.pid),
    address,
    database: nameDatabase(databaseUrl),
    key,
  };
  const content = JSON.stringify(own);
  const before = readLock(path);
  const isFree = before === null;
  const isDead = before !== null && !(before.holder && holds(before.holder));
  const taken =
    (isFree && createWhole({ path, content })) || (isDead && takeOver({ path, dead: before.text, content }));
  if (!taken) {
    const pid = readLock(path)?.holder?.pid ?? 'unknown';
    throw new DataFolderHeldError(`The data folder ${dataDir} is in use by process ${pid}.`);
  }
  return {
    key,
    release() {
      if (readLock(path)?.text === content) rmSync(path, { force: true });
    },
  };
}
