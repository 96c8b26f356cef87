import { chmodSync, lstatSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const OWNER_FOLDER = 0o700;
const OWNER_FILE = 0o600;
const STICKY = 0o1000;
const ANYBODY = 0o077;

function tighten(path: string, mode: number): void {
  try {
    chmodSync(path, mode);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') throw error;
  }
}

/** Whatever the umask. Folders with the sticky bit, such as /tmp, stay. */
export function makePrivateFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: OWNER_FOLDER });
  const { mode } = lstatSync(folder);
  if (mode & ANYBODY && !(mode & STICKY)) tighten(folder, OWNER_FOLDER);
}

/** Files 0600, folders 0700; follows no links. */
export function tightenBelow(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) {
      makePrivateFolder(path);
      tightenBelow(path);
    } else if (entry.isFile() && lstatSync(path).mode & ANYBODY) {
      tighten(path, OWNER_FILE);
    }
  }
}
