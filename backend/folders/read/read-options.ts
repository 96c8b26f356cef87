import type { BundleOptionGroup } from '@/backend/stored/tenant-bundle';
import type { Currency } from '@/lib/domain/money/currencies';
import type { Language } from '@/lib/domain/tenant/countries';
import type { Problem } from './problems';
import {
  otherTexts,
  type Report,
  readFlag,
  readTexts,
  readWhole,
  TEXT_LENGTH,
  textColumns,
} from './read-cells';
import { readPrice } from './read-price';
import { readTable, type TableRow } from './read-table';

const FILE = 'options.csv';
const MAX_COUNT = 100;

type Group = BundleOptionGroup & { row: number };
type Line = { row: TableRow; language: Language; report: Report };

function readGroup({ row, language, report }: Line): Group {
  const whole = (column: string, min: number) => readWhole({ row, column, min, max: MAX_COUNT, report });
  const min = whole('min', 0) ?? 0;
  const max = whole('max', 1) ?? (row.cells.max ? Math.max(1, min) : 1);
  if (max < min) report('max', `"${max}" is below min (${min})`);
  const name = readTexts({ row, name: 'group', maxLength: TEXT_LENGTH.name, report });
  if (!name[language]) report(`group_${language}`, 'is empty on the first line of the group');
  return {
    row: row.row,
    key: row.cells.group ?? '',
    name,
    min,
    max,
    free: whole('free', 0) ?? 0,
    options: [],
  };
}

function readOption({
  row,
  language,
  currency,
  report,
}: Line & { currency: Currency }): BundleOptionGroup['options'][number] {
  const price = readPrice({ cell: row.cells.price || '0', currency });
  if (typeof price === 'string') report('price', price);
  const name = readTexts({ row, name: 'option', maxLength: TEXT_LENGTH.name, report });
  if (!name[language]) report(`option_${language}`, 'is empty');
  return {
    key: row.cells.option ?? '',
    name,
    priceMinor: typeof price === 'number' ? price : 0,
    max: readWhole({ row, column: 'option_max', min: 1, max: MAX_COUNT, report }) ?? 1,
    available: readFlag({ row, column: 'available', otherwise: true, report }),
  };
}

/** Such a group would make its products impossible to order. */
function findHopeless(groups: Iterable<Group>): Problem[] {
  return [...groups].flatMap(({ row, min, options }) => {
    const most = options.reduce((sum, { max }) => sum + max, 0);
    const message = `asks for ${min}, its options allow ${most} together`;
    return most < min ? [{ file: FILE, row, column: 'min', message }] : [];
  });
}

export function readOptions({
  text,
  language,
  currency,
}: {
  text: string;
  language: Language;
  currency: Currency;
}): { groups: Map<string, BundleOptionGroup>; problems: Problem[] } {
  const { rows, problems } = readTable({
    file: FILE,
    text,
    required: ['group', 'option', `option_${language}`],
    optional: [
      ...textColumns('group'),
      ...otherTexts({ name: 'option', language }),
      'min',
      'max',
      'free',
      'price',
      'option_max',
      'available',
    ],
  });
  const groups = new Map<string, Group>();
  for (const row of rows) {
    const report: Report = (column, message) => problems.push({ file: FILE, row: row.row, column, message });
    for (const column of ['group', 'option']) if (!row.cells[column]) report(column, 'is empty');
    const group = groups.get(row.cells.group ?? '') ?? readGroup({ row, language, report });
    groups.set(group.key, group);
    const option = readOption({ row, language, currency, report });
    if (group.options.some(({ key }) => key === option.key))
      report('option', `"${option.key}" appears twice in ${group.key}`);
    group.options.push(option);
  }
  problems.push(...findHopeless(groups.values()));
  return {
    groups: new Map([...groups].map(([key, { row, ...group }]) => [key, group])),
    problems,
  };
}
