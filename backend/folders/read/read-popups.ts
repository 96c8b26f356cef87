import type { BundlePopup } from '@/backend/stored/tenant-bundle';
import { SERVICE_CHOICES } from '@/lib/domain/branches/services';
import type { Language } from '@/lib/domain/tenant/countries';
import { otherTexts, type Report, readBound, readDay, readTexts, textColumns } from './files/read-cells';
import { readCsv } from './files/read-csv';
import type { Problem } from './problems/problems';

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
    const report: Report = (column, message) =>
      problems.push({ file: POPUPS_FILE, row: row.row, column, message });
    const key = row.cells.key ?? '';
    if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(key) || key.length > 60)
      report('key', `"${key}" is not a key; allowed: lower-case words with hyphens, 60 letters at most`);
    else if (seen.has(key)) report('key', `"${key}" is also in line ${seen.get(key)}`);
    seen.set(key, row.row);
    const title = readTexts({ row, name: 'title', maxLength: TITLE_LENGTH, report });
    if (!title[language]) report(`title_${language}`, 'is empty');
    const url = row.cells.url || null;
    if (url !== null && !LINK.test(url))
      report('url', `"${url}" is not a link; allowed: https://…, http://…, tel:+57…, mailto:…`);
    const from = readDay({ row, column: 'from', report });
    const until = readDay({ row, column: 'until', report });
    if (from && until && until < from) report('until', `"${until}" is before from (${from})`);
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
