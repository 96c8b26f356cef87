import type { BundleCategory } from '@/backend/stored/tenant-bundle';
import type { Language } from '@/lib/domain/tenant/countries';
import { otherTexts, type Report, readTexts, TEXT_LENGTH, textColumns } from './files/read-cells';
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
    const report: Report = (column, message) =>
      problems.push({ file: CATEGORIES_FILE, row: row.row, column, message });
    if (!/^[a-z0-9-]{1,60}$/.test(key))
      report('key', `"${key}" is not a key; allowed: lower-case words with hyphens, 60 letters at most`);
    if (categories.has(key)) report('key', `"${key}" appears twice`);
    const parent = parentKey ? categories.get(parentKey) : undefined;
    if (parentKey && !parent) report('parent', `"${parentKey}" must be defined above this line`);
    if (parent?.parentKey) report('parent', `"${parentKey}" is itself a subcategory`);
    if (parentKey && row.cells.image) report('image', 'only a top-level category can have an image');
    const name = readTexts({ row, name: 'name', maxLength: TEXT_LENGTH.name, report });
    if (!name[language]) report(`name_${language}`, 'is empty');
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
      row: row.row,
    });
  }
  return { categories, served, problems };
}
