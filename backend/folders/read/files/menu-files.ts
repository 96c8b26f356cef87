import { type Problem, say } from '@/lib/domain/shop/problem';

const SUFFIX = '.csv';
const NAME = /^menu(-[a-z0-9]+)*\.csv$/;
const LOOKS_LIKE_ONE = /^men[uú].*\.csv$/i;
const byName = new Intl.Collator('en', { numeric: true });

const stemOf = (file: string) => file.slice(0, -SUFFIX.length);

/** `menu.csv`, then `menu-*.csv`. A nearly right name is reported: its products would be missing. */
export function findMenuFiles({
  names,
  report,
}: {
  /** The names of all files. */
  names: readonly string[];
  report: (problem: Problem) => void;
}): string[] {
  const candidates = names.filter((name) => LOOKS_LIKE_ONE.test(name.normalize('NFC')));
  for (const file of candidates.filter((name) => !NAME.test(name)))
    report({ place: { file }, ...say('menu_name') });
  const files = candidates.filter((name) => NAME.test(name));
  if (candidates.length === 0) report({ place: { file: 'menu.csv' }, ...say('file_missing') });
  return files.sort((a, b) => byName.compare(stemOf(a), stemOf(b)));
}
