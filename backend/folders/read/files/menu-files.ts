import { readdir } from 'node:fs/promises';
import type { Problem } from '../problems/problems';

const SUFFIX = '.csv';
const NAME = /^menu(-[a-z0-9]+)*\.csv$/;
const LOOKS_LIKE_ONE = /^men[uú].*\.csv$/i;
const byName = new Intl.Collator('en', { numeric: true });

const stemOf = (file: string) => file.slice(0, -SUFFIX.length);

/** `menu.csv`, then `menu-*.csv`. A nearly right name is reported: its products would be missing. */
export async function findMenuFiles({
  folder,
  report,
}: {
  folder: string;
  report: (problem: Problem) => void;
}): Promise<string[]> {
  const candidates = (await readdir(folder)).filter((name) => LOOKS_LIKE_ONE.test(name.normalize('NFC')));
  for (const file of candidates.filter((name) => !NAME.test(name)))
    report({ file, message: 'is not the name of a menu file; allowed: menu.csv, menu-bebidas.csv' });
  const files = candidates.filter((name) => NAME.test(name));
  if (candidates.length === 0) report({ file: 'menu.csv', message: 'this file is missing' });
  return files.sort((a, b) => byName.compare(stemOf(a), stemOf(b)));
}
