import { constants } from 'node:fs';
import { type FileHandle, open, realpath } from 'node:fs/promises';
import { sep } from 'node:path';
import { say } from '@/lib/domain/shop/problem';
import { SaidError } from '../problems/said-error';

const MEGABYTE = 1024 * 1024;

/** No link that replaced the file; no wait for a pipe's writer. */
const FLAGS = constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK;

/** The rights of a file's group and of others. */
const OTHERS = 0o077;

/** Reads at most this much, even if the file grows meanwhile. */
async function readAtMost({ file, mostBytes }: { file: FileHandle; mostBytes: number }): Promise<Buffer> {
  const { size } = await file.stat();
  if (size > mostBytes)
    throw new SaidError(say('file_large', { size: Math.ceil(size / MEGABYTE), most: mostBytes / MEGABYTE }));
  const bytes = Buffer.alloc(size);
  const { bytesRead } = await file.read(bytes, 0, size, 0);
  return bytes.subarray(0, bytesRead);
}

/** The folder may be a link, its content not. @returns null when missing @throws SaidError */
export async function readPlainFile({
  folder,
  path,
  mostBytes,
  isPrivate = false,
}: {
  folder: string;
  path: string;
  mostBytes: number;
  /** Holds secrets: its owner alone may read it. */
  isPrivate?: boolean;
}): Promise<Buffer | null> {
  const isAbsent = (error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw new SaidError(say('file_unread', { code: error.code ?? '' }));
  };
  const [root, real] = await Promise.all([realpath(folder), realpath(path).catch(isAbsent)]);
  if (real === null) return null;
  if (!real.startsWith(root + sep)) throw new SaidError(say('file_outside'));
  const file = await open(real, FLAGS).catch(isAbsent);
  if (file === null) return null;
  try {
    const found = await file.stat();
    if (!found.isFile()) throw new SaidError(say('file_irregular'));
    if (isPrivate && (found.mode & OTHERS) !== 0) throw new SaidError(say('file_public'));
    return await readAtMost({ file, mostBytes });
  } finally {
    await file.close();
  }
}
