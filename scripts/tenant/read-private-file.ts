import { realpath } from 'node:fs/promises';
import { dirname } from 'node:path';
import { readPlainFile } from '@/backend/folders/read/files/read-plain-file';
import { SaidError } from '@/backend/folders/read/problems/said-error';
import { sayIn } from './print/print-problem';

const MOST_BYTES = 10_000;

/** A file with secrets: its owner's alone. @throws Error in a sentence, without what it holds */
export async function readPrivateFile(file: string): Promise<string> {
  const path = await realpath(file).catch((error: NodeJS.ErrnoException) => {
    throw new Error(`${file} cannot be read: ${error.code}.`);
  });
  const read = readPlainFile({ folder: dirname(path), path, mostBytes: MOST_BYTES, isPrivate: true });
  const bytes = await read.catch((error: unknown) => {
    throw error instanceof SaidError ? new Error(`${file} ${sayIn('en')(error.said)}.`) : error;
  });
  return bytes?.toString('utf8') ?? '';
}
