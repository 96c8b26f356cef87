import type { BundleCategory } from '@/backend/stored/tenant-bundle';
import { say } from '@/lib/domain/shop/problem';
import type { Language } from '@/lib/domain/tenant/countries';
import { otherTexts, readTexts, reportIn, TEXT_LENGTH, textColumns } from './files/read-cells';
import { readCsv } from './files/read-csv';
import { readServed, SERVED_COLUMNS, type Served } from './read-served';
import { readStation } from './read-station';

export const CATEGORIES_FILE = 'categories.csv';

type ReadCategory = Omit<BundleCategory, 'image'> & { imageName: string | null; row: number };

/** @returns with the hours of each category and of the one above it (rule menu/served) */
export function readCategories({ text, language }: { text: string; language: Language }) {
  const { rows, problems } = readCsv({
    file: CATEGORIES_FILE,
    text,
    required: ['key', `name_${language}`],
    optional: [
      'parent',
      ...otherTexts({ name: 'name', language }),
      ...textColumns('description'),
      'image',
      'station',
      ...SERVED_COLUMNS,
    ],
  });
  const categories = new Map<string, ReadCategory>();
  const served = new Map<string, Served[]>();
  for (const [position, row] of rows.entries()) {
    const key = row.cells.key ?? '';
    const parentKey = row.cells.parent || null;
    const report = reportIn({ file: CATEGORIES_FILE, row, problems });
    if (!/^[a-z0-9-]{1,60}$/.test(key)) report('key', say('not_key', { given: key }));
    if (categories.has(key)) report('key', say('twice', { given: key }));
    const parent = parentKey ? categories.get(parentKey) : undefined;
    if (parentKey && !parent) report('parent', say('parent_below', { given: parentKey }));
    if (parentKey && parent?.parentKey) report('parent', say('parent_inside', { given: parentKey }));
    if (parentKey && row.cells.image) report('image', say('image_inside'));
    const name = readTexts({ row, name: 'name', maxLength: TEXT_LENGTH.name, report });
    if (!name[language]) report(`name_${language}`, say('empty'));
    const own = readServed({ row, report });
    served.set(key, [...(own ? [own] : []), ...(served.get(parentKey ?? '') ?? [])]);
    categories.set(key, {
      key,
      parentKey,
      name,
      description: readTexts({ row, name: 'description', maxLength: TEXT_LENGTH.description, report }),
      imageName: row.cells.image || null,
      position,
      station: readStation({ row, report }),
      served: own,
      row: row.row,
    });
  }
  return { categories, served, problems };
}
