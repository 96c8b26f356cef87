import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  DataFolderHeldError,
  findLockHolder,
  lockDataFolder,
  nameDatabase,
} from '@/backend/platform/database/data-folder-lock';

let dataDir: string;
const path = () => join(dataDir, 'backend.lock');
const lock = () => lockDataFolder({ dataDir, address: 'http://127.0.0.1:1', databaseUrl: null });

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'lock-'));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

/** The pid of a process that is over. */
async function deadPid(): Promise<number> {
  const child = spawn(process.execPath, ['-e', '0']);
  await once(child, 'exit');
  return child.pid ?? 0;
}

describe('the lock of a data folder', () => {
  it('refuses a second holder by name of the first (guarantee/one-engine)', () => {
    lock();
    expect(lock).toThrow(
      new DataFolderHeldError(`The data folder ${dataDir} is in use by process ${process.pid}.`),
    );
  });

  it('is readable by its owner alone, because it carries the operator key', () => {
    const { key } = lock();
    expect(statSync(path()).mode & 0o777).toBe(0o600);
    expect(findLockHolder(dataDir)).toMatchObject({ pid: process.pid, key });
  });

  it('is taken over from a process that was killed', async () => {
    writeFileSync(path(), JSON.stringify({ pid: await deadPid(), startedAt: '1', address: 'x', key: 'old' }));
    expect(findLockHolder(dataDir)).toBeNull();
    const { key } = lock();
    expect(findLockHolder(dataDir)?.key).toBe(key);
  });

  it('is taken over when its pid now belongs to another start: in a container every start is pid 1', () => {
    writeFileSync(path(), JSON.stringify({ pid: process.pid, startedAt: '1', address: 'x', key: 'old' }));
    const { key } = lock();
    expect(findLockHolder(dataDir)?.key).toBe(key);
  });

  it('is taken over from a process that is over and only waits to be reaped', async () => {
    // The shell becomes `sleep` before its child ends, and never asks for it, which so stays a zombie.
    const parent = spawn('sh', ['-c', 'cat <&3 >/dev/null & echo $!; exec sleep 30'], {
      stdio: ['ignore', 'pipe', 'ignore', 'pipe'],
    });
    const [, output, , input] = parent.stdio;
    if (!(output instanceof Socket && input instanceof Socket)) throw new Error('the shell has no pipes');
    const [line] = await once(output, 'data');
    const zombie = Number(String(line));
    const read = (file: string) => readFileSync(`/proc/${file}`, 'utf8');
    while (read(`${parent.pid}/comm`) !== 'sleep\n') await new Promise(setImmediate);
    input.end();
    while (!/\) Z /.test(read(`${zombie}/stat`))) await new Promise(setImmediate);
    try {
      const startedAt = read(`${zombie}/stat`).split(' ')[21];
      writeFileSync(path(), JSON.stringify({ pid: zombie, startedAt, address: 'x', key: 'old' }));
      expect(lock).not.toThrow();
    } finally {
      parent.kill('SIGKILL');
    }
  });

  it('stays with whoever was faster when two find the same dead one', async () => {
    const dead = JSON.stringify({ pid: await deadPid(), startedAt: '1', address: 'x', key: 'old' });
    writeFileSync(path(), dead);
    const claim = `${path()}.${createHash('sha256').update(dead).digest('hex').slice(0, 16)}`;
    writeFileSync(claim, String(process.pid));
    expect(lock).toThrow(DataFolderHeldError);
    expect(readFileSync(path(), 'utf8')).toBe(dead);
  });

  it('leaves a lock alone that is no longer its own', () => {
    const { release } = lock();
    writeFileSync(path(), 'of another');
    release();
    expect(readFileSync(path(), 'utf8')).toBe('of another');
  });

  it('says which database its holder serves, and never how to get in', () => {
    const name = nameDatabase('postgres://ana:secret@db.test:5432/ordering');
    expect(name).toMatch(/^[0-9a-f]{16}$/);
    expect(nameDatabase('postgresql://eva:other@db.test:5432/ordering')).toBe(name);
    expect(nameDatabase('postgres://ana:secret@db.test:5432/another')).not.toBe(name);
    expect(nameDatabase('postgres://ana:secret@db.test:5433/ordering')).not.toBe(name);
    lock();
    expect(findLockHolder(dataDir)?.database).toBe('embedded');
  });

  it('is gone after release', () => {
    lock().release();
    expect(findLockHolder(dataDir)).toBeNull();
    expect(lock).not.toThrow();
  });
});
