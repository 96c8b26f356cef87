import { join } from 'node:path';
import { findControl } from '@/lib/domain/text/printable-text';
import type { Problem } from '../problems/problems';
import { readPlainFile } from './read-plain-file';

/** Read whole; ten thousand products are 3 MB. */
const MOST_TEXT_BYTES = 20 * 1024 * 1024;

const SAVE_AS = 'save the file as UTF-8 (in a spreadsheet: “CSV UTF-8”)';

export const printControl = ({ name }: { name: string }) =>
  `contains an invisible control character (${name}): remove it`;

export const lineOf = (text: string, index: number) => text.slice(0, index).split('\n').length;

function findUnreadable({ file, text }: { file: string; text: string }): Problem | null {
  const broken = text.indexOf('\uFFFD');
  const nul = text.indexOf('\0');
  if (nul >= 0) return { file, row: lineOf(text, nul), message: `contains a NUL character; ${SAVE_AS}` };
  if (broken >= 0) return { file, row: lineOf(text, broken), message: `is not valid UTF-8; ${SAVE_AS}` };
  const control = findControl(text);
  if (control) return { file, row: lineOf(text, control.index), message: printControl(control) };
  return null;
}

/** @returns a reader; null for a missing optional file, or reported for an unreadable one */
export function createFileReader({
  folder,
  report,
}: {
  folder: string;
  report: (problem: Problem) => void;
}): (file: string, need?: 'required' | 'optional') => Promise<string | null> {
  return async (file, need = 'optional') => {
    const read = readPlainFile({ folder, path: join(folder, file), mostBytes: MOST_TEXT_BYTES });
    const bytes = await read.catch((error: Error) => error);
    if (bytes === null && need === 'required') report({ file, message: 'this file is missing' });
    if (bytes instanceof Error) report({ file, message: bytes.message });
    if (bytes === null || bytes instanceof Error) return null;
    const text = bytes.toString('utf8');
    const unreadable = findUnreadable({ file, text });
    if (unreadable) report(unreadable);
    return unreadable ? null : text;
  };
}
