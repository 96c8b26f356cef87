import { statfs } from 'node:fs/promises';
import { makePrivateFolder } from './private-folder';

/** On a full disk the embedded database would hang (guarantee/full-disk). */
const MIN_FREE_BYTES = 200 * 1024 * 1024;
const MIN_START_BYTES = 100 * 1024 * 1024;
const FRESH_MS = 1_000;

const toMegabytes = (bytes: number) => Math.floor(bytes / 1024 / 1024);

export const NO_ROOM = `The disk of the data folder is nearly full: nothing is written until ${toMegabytes(MIN_FREE_BYTES)} MB are free.`;

/** Reads the disk once a second at most. */
export type FreeSpace = () => Promise<boolean>;

export function createFreeSpace({
  clock,
  readFree,
}: {
  clock: () => Date;
  readFree: () => Promise<number>;
}): FreeSpace {
  let at = Number.NEGATIVE_INFINITY;
  let hasRoom = Promise.resolve(true);
  return () => {
    const now = clock().getTime();
    if (now - at >= FRESH_MS) {
      at = now;
      hasRoom = readFree().then(
        (free) => free >= MIN_FREE_BYTES,
        () => true,
      );
    }
    return hasRoom;
  };
}

/** @returns why the embedded database cannot start; null if it can */
export function findDiskFault({ dataDir, free }: { dataDir: string; free: number }): string | null {
  if (free >= MIN_START_BYTES) return null;
  return `The disk of the data folder ${dataDir} is full: ${toMegabytes(free)} MB are free, ${toMegabytes(MIN_START_BYTES)} MB are needed.`;
}

/** Creates the folder. @returns as `findDiskFault` */
export async function readDiskFault(dataDir: string): Promise<string | null> {
  makePrivateFolder(dataDir);
  return findDiskFault({ dataDir, free: await readFreeBytes(dataDir) });
}

export async function readFreeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}
