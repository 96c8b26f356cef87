import { type Problem, type Said, say } from '@/lib/domain/shop/problem';
import { findControl } from '@/lib/domain/text/printable-text';
import { SaidError } from '../problems/said-error';

/** Read whole; ten thousand products are 3 MB. */
export const MOST_TEXT_BYTES = 20 * 1024 * 1024;

/** A spreadsheet is an archive of many files. */
const ZIP = 'PK\u0003\u0004';

export const sayControl = ({ name }: { name: string }): Said => say('control', { name });

export const lineOf = (text: string, index: number) => text.slice(0, index).split('\n').length;

function findUnreadable({ file, text }: { file: string; text: string }): Problem | null {
  if (text.startsWith(ZIP)) return { place: { file }, ...say('file_sheet') };
  const broken = text.indexOf('\uFFFD');
  const nul = text.indexOf('\0');
  if (nul >= 0) return { place: { file, row: lineOf(text, nul) }, ...say('file_nul') };
  if (broken >= 0) return { place: { file, row: lineOf(text, broken) }, ...say('file_encoding') };
  const control = findControl(text);
  if (control) return { place: { file, row: lineOf(text, control.index) }, ...sayControl(control) };
  return null;
}

/** @returns a reader; null for a missing optional file, or reported for an unreadable one */
export function createFileReader({
  read,
  report,
}: {
  /** The bytes of a file; null: there is none. @throws SaidError */
  read: (file: string) => Promise<Buffer | null>;
  report: (problem: Problem) => void;
}): (file: string, need?: 'required' | 'optional') => Promise<string | null> {
  return async (file, need = 'optional') => {
    const bytes = await read(file).catch((error: unknown) => {
      if (error instanceof SaidError) return error;
      throw error;
    });
    if (bytes === null && need === 'required') report({ place: { file }, ...say('file_missing') });
    if (bytes instanceof SaidError) report({ place: { file }, ...bytes.said });
    if (bytes === null || bytes instanceof SaidError) return null;
    const text = bytes.toString('utf8');
    const unreadable = findUnreadable({ file, text });
    if (unreadable) report(unreadable);
    return unreadable ? null : text;
  };
}
