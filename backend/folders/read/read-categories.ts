import type { BundleCategory } from '@/backend/stored/tenant-bundle';
import type { Language } from '@/lib/domain/tenant/countries';
import { otherTexts, type Report, readTexts, TEXT_LENGTH, textColumns } from './read-cells';
import { readTable } from './read-table';

const CATEGORIES = 'categories.csv';

export function readCategories({ text, language }: { text: string; language: Language }) {
  const { rows, problems } = readTable({
    file: CATEGORIES,
    text,
    required: ['key', `name_${language}`],
    optional: ['parent', ...otherTexts({ name: 'name', language }), ...textColumns('description')],
  });
  const categories = new Map<string, BundleCategory>();
  for (const [position, row] of rows.entries()) {
    const key = row.cells.key ?? '';
    const parentKey = row.cells.parent || null;
    const report: Report = (column, message) =>
      problems.push({ file: CATEGORIES, row: row.row, column, message });
    if (!/^[a-z0-9-]{1,60}$/.test(key))
      report('key', `"${key}" is not a key; allowed: lower-case words with hyphens`);
    if (categories.has(key)) report('key', `"${key}" appears twice`);
    const parent = parentKey ? categories.get(parentKey) : undefined;
    if (parentKey && !parent) report('parent', `"${parentKey}" does not stand above this line`);
    if (parent?.parentKey) report('parent', `"${parentKey}" is a subcategory itself`);
    const name = readTexts({ row, name: 'name', maxLength: TEXT_LENGTH.name, report });
    if (!name[language]) report(`name_${language}`, 'is empty');
    categories.set(key, {
      key,
      parentKey,
      name,
      description: readTexts({ row, name: 'description', maxLength: TEXT_LENGTH.description, report }),
      position,
    });
  }
  return { categories, problems };
}
