import type { BundlePopup } from '@/backend/stored/tenant-bundle';
import { SERVICE_CHOICES } from '@/lib/domain/branches/services';
import { type Problem, say } from '@/lib/domain/shop/problem';
import type { Language } from '@/lib/domain/tenant/countries';
import {
  otherTexts,
  readBound,
  readDay,
  readTexts,
  reportIn,
  reportOrder,
  textColumns,
} from './files/read-cells';
import { readCsv } from './files/read-csv';

export const POPUPS_FILE = 'popups.csv';
const TITLE_LENGTH = 120;
const TEXT_LENGTH = 600;
/** (rule tenant/landing-buttons) */
const LINK = /^(https?:\/\/[^\s/]+\S*|tel:\+?[\d-]{3,20}|mailto:[^\s@]+@[^\s@]+)$/i;

type ReadPopup = Omit<BundlePopup, 'image'> & { imageName: string | null; row: number };

export function readPopups({
  text,
  language,
  branchSlugs,
}: {
  text: string;
  language: Language;
  branchSlugs: readonly string[];
}): { popups: ReadPopup[]; problems: Problem[] } {
  const { rows, problems } = readCsv({
    file: POPUPS_FILE,
    text,
    required: ['key', `title_${language}`],
    optional: [
      ...otherTexts({ name: 'title', language }),
      ...textColumns('text'),
      'branches',
      'services',
      'image',
      'url',
      'from',
      'until',
    ],
  });
  const seen = new Map<string, number>();
  const popups = rows.map((row): ReadPopup => {
    const report = reportIn({ file: POPUPS_FILE, row, problems });
    const key = row.cells.key ?? '';
    const before = seen.get(key);
    if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(key) || key.length > 60)
      report('key', say('not_key', { given: key }));
    else if (before !== undefined) report('key', say('also_in', { given: key, row: before, file: 'here' }));
    seen.set(key, row.row);
    const title = readTexts({ row, name: 'title', maxLength: TITLE_LENGTH, report });
    if (!title[language]) report(`title_${language}`, say('empty'));
    const url = row.cells.url || null;
    if (url !== null && !LINK.test(url)) report('url', say('not_link', { given: url }));
    const from = readDay({ row, column: 'from', report });
    const until = readDay({ row, column: 'until', report });
    reportOrder({ row, start: ['from', from], end: ['until', until], report });
    return {
      row: row.row,
      key,
      branches: readBound({ row, column: 'branches', known: branchSlugs, report }),
      services: readBound({ row, column: 'services', known: SERVICE_CHOICES, report }),
      title,
      text: readTexts({ row, name: 'text', maxLength: TEXT_LENGTH, report }),
      imageName: row.cells.image || null,
      url,
      from,
      until,
    };
  });
  return { popups, problems };
}
