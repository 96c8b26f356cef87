import { LANGUAGES, type Language } from '@/lib/domain/countries';
import type { Currency } from '@/lib/domain/currencies';
import type { BundleCategory, BundleOptionGroup } from './bundle';
import type { Problem } from './problems';
import { localTextOf } from './read-menu';
import { readPrice } from './read-price';
import { readTable } from './read-table';

const texts = (name: string) => LANGUAGES.map((lang) => `${name}_${lang}`);
const CATEGORIES = 'categories.csv';
const OPTIONS = 'options.csv';

/** Reads `categories.csv`: at most one level below another, in the order of the file. */
export function readCategories({ text, language }: { text: string; language: Language }) {
  const { rows, problems } = readTable({
    file: CATEGORIES,
    text,
    required: ['key', `name_${language}`],
    optional: [
      'parent',
      ...texts('name').filter((one) => one !== `name_${language}`),
      ...texts('description'),
    ],
  });
  const categories = new Map<string, BundleCategory>();
  for (const [position, row] of rows.entries()) {
    const key = row.cells.key ?? '';
    const parentKey = row.cells.parent || null;
    const report = (column: string, message: string) =>
      problems.push({ file: CATEGORIES, row: row.row, column, message });
    if (!/^[a-z0-9-]{1,60}$/.test(key))
      report('key', `"${key}" is not a key; allowed: lower-case words with hyphens`);
    if (categories.has(key)) report('key', `"${key}" stands twice`);
    const parent = parentKey ? categories.get(parentKey) : undefined;
    if (parentKey && !parent) report('parent', `"${parentKey}" does not stand above this line`);
    if (parent?.parentKey) report('parent', `"${parentKey}" is a subcategory itself`);
    const name = localTextOf({ row, name: 'name' });
    if (!name[language]) report(`name_${language}`, 'is empty');
    categories.set(key, {
      key,
      parentKey,
      name,
      description: localTextOf({ row, name: 'description' }),
      position,
    });
  }
  return { categories, problems };
}

const wholeNumber = (cell: string | undefined, otherwise: number) => (cell ? Number(cell) : otherwise);

/** Reads `options.csv`: one line an option; the group's own columns stand on its first line. */
export function readOptions({
  text,
  language,
  currency,
}: {
  text: string;
  language: Language;
  currency: Currency;
}) {
  const { rows, problems } = readTable({
    file: OPTIONS,
    text,
    required: ['group', 'option', `option_${language}`],
    optional: [
      ...texts('group'),
      ...texts('option').filter((one) => one !== `option_${language}`),
      'min',
      'max',
      'free',
      'price',
      'option_max',
      'available',
    ],
  });
  const groups = new Map<string, BundleOptionGroup>();
  for (const row of rows) {
    const report = (column: string, message: string) =>
      problems.push({ file: OPTIONS, row: row.row, column, message });
    const key = row.cells.group ?? '';
    let group = groups.get(key);
    if (!group) {
      const limits = {
        min: wholeNumber(row.cells.min, 0),
        max: wholeNumber(row.cells.max, 1),
        free: wholeNumber(row.cells.free, 0),
      };
      for (const [column, value] of Object.entries(limits)) {
        if (!Number.isInteger(value) || value < 0) report(column, 'must be a whole number');
      }
      if (!(limits.max >= 1 && limits.max >= limits.min))
        report('max', `must be at least 1 and not below min (${limits.min})`);
      group = { key, name: localTextOf({ row, name: 'group' }), ...limits, options: [] };
      if (!group.name[language]) report(`group_${language}`, 'is empty on the first line of the group');
      groups.set(key, group);
    }
    const price = readPrice({ cell: row.cells.price || '0', currency });
    if (typeof price === 'string') report('price', price);
    const max = wholeNumber(row.cells.option_max, 1);
    if (!Number.isInteger(max) || max < 1) report('option_max', 'must be a whole number of at least 1');
    if (group.options.some((one) => one.key === row.cells.option))
      report('option', `"${row.cells.option}" stands twice`);
    group.options.push({
      key: row.cells.option ?? '',
      name: localTextOf({ row, name: 'option' }),
      priceMinor: typeof price === 'number' ? price : 0,
      max,
      available: row.cells.available !== 'no',
    });
  }
  return { groups, problems: problems as Problem[] };
}
