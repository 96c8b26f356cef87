import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { makePrivateFolder } from './private-folder';

const SOCKET_NAME = '.s.PGSQL.5432';
/** Systems allow 104 or 108 with the terminating zero. */
const MAX_PATH_BYTES = 103;

type OwnSocket = { path: string; connectionString: string; remove(): void };

const socketIn = (folder: string) => join(folder, SOCKET_NAME);

function toSocket(folder: string, remove: () => void): OwnSocket {
  const connectionString = `postgres://postgres@localhost/postgres?host=${encodeURIComponent(folder)}`;
  return { path: socketIn(folder), connectionString, remove };
}

/** `socket` in the data folder, or a temporary folder if that path is too long. Removes what a killed process left. */
export function createSocketFolder(dataDir: string | null): OwnSocket {
  const folder = dataDir === null ? null : join(resolve(dataDir), 'socket');
  if (folder === null || Buffer.byteLength(socketIn(folder)) > MAX_PATH_BYTES) {
    const short = mkdtempSync(join(tmpdir(), 'ordering-'));
    return toSocket(short, () => rmSync(short, { recursive: true, force: true }));
  }
  makePrivateFolder(folder);
  const remove = () => rmSync(socketIn(folder), { force: true });
  remove();
  return toSocket(folder, remove);
}
