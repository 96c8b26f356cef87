import type { BundleOptionGroup } from '@/backend/stored/tenant-bundle';
import { PRICE_RULES, type PriceRule } from '@/lib/domain/menu/options/option-limits';
import { OPTION_TEXT_LENGTH } from '@/lib/domain/menu/options/text-option';
import type { Currency } from '@/lib/domain/money/currencies';
import { type Problem, say } from '@/lib/domain/shop/problem';
import type { Language } from '@/lib/domain/tenant/countries';
import {
  otherTexts,
  type Report,
  readFlag,
  readTexts,
  readWhole,
  reportIn,
  TEXT_LENGTH,
  textColumns,
} from './files/read-cells';
import { type CsvRow, listOf, readCsv } from './files/read-csv';
import { readPrice } from './read-price';

const FILE = 'options.csv';
const MAX_COUNT = 100;

/** `inside`: the groups that an option names, by the row that does. */
type Option = BundleOptionGroup['options'][number] & { row: number; inside: string[] };
type Group = Omit<BundleOptionGroup, 'options'> & { row: number; options: Option[] };
type Line = { row: CsvRow; language: Language; report: Report };

function readPriceRule({ row, report }: Pick<Line, 'row' | 'report'>): PriceRule {
  const cell = row.cells.price_rule ?? '';
  if (cell === '') return 'sum';
  const rule = PRICE_RULES.find((one) => one === cell);
  if (!rule) report('price_rule', say('unknown_word', { given: cell, allowed: PRICE_RULES.join(', ') }));
  if (rule === 'dearest' && Number(row.cells.free) > 0) report('price_rule', say('dearest_free'));
  return rule ?? 'sum';
}

function readGroup({ row, language, report }: Line): Group {
  const whole = (column: string, min: number) => readWhole({ row, column, min, max: MAX_COUNT, report });
  const min = whole('min', 0) ?? 0;
  const max = whole('max', 1) ?? (row.cells.max ? Math.max(1, min) : 1);
  if (max < min) report('max', say('below_min', { given: max, min }));
  const name = readTexts({ row, name: 'group', maxLength: TEXT_LENGTH.name, report });
  if (!name[language]) report(`group_${language}`, say('group_unnamed'));
  return {
    row: row.row,
    key: row.cells.group ?? '',
    name,
    min,
    max,
    free: whole('free', 0) ?? 0,
    priceRule: readPriceRule({ row, report }),
    options: [],
  };
}

function readTextMax({ row, report }: Pick<Line, 'row' | 'report'>): number | null {
  const textMax = readWhole({ row, column: 'text_max', min: 1, max: OPTION_TEXT_LENGTH, report });
  if (textMax === null) return null;
  if (Number(row.cells.option_max) > 1) report('option_max', say('text_option_once'));
  if (row.cells.default) report('default', say('text_option_default'));
  return textMax;
}

function readOption({ row, language, currency, report }: Line & { currency: Currency }): Option {
  const price = readPrice({ ...row, cell: row.cells.price || '0', currency });
  if (typeof price !== 'number') report('price', price);
  const name = readTexts({ row, name: 'option', maxLength: TEXT_LENGTH.name, report });
  if (!name[language]) report(`option_${language}`, say('empty'));
  return {
    key: row.cells.option ?? '',
    name,
    priceMinor: typeof price === 'number' ? price : 0,
    max: readWhole({ row, column: 'option_max', min: 1, max: MAX_COUNT, report }) ?? 1,
    available: readFlag({ row, column: 'available', otherwise: true, report }),
    isDefault: readFlag({ row, column: 'default', otherwise: false, report }),
    textMax: readTextMax({ row, report }),
    groups: [],
    row: row.row,
    inside: listOf(row.cells.groups),
  };
}

/** Such a group would make its products impossible to order. */
function findHopeless(groups: Iterable<Group>): Problem[] {
  return [...groups].flatMap(({ row, min, options }) => {
    const most = options.reduce((sum, { max }) => sum + max, 0);
    return most < min
      ? [{ place: { file: FILE, row, column: 'min' }, ...say('min_hopeless', { min, most }) }]
      : [];
  });
}

/** Nothing that costs is preselected but what has to be chosen anyway (rule menu/options). */
function findUnasked(groups: Iterable<Group>): Problem[] {
  return [...groups].flatMap(({ row, min, max, free, options }) => {
    const preselected = options.filter(({ isDefault }) => isDefault);
    const priced = preselected.filter(({ priceMinor }) => priceMinor > 0).length;
    const allowed = Math.max(min, free);
    const count = preselected.length;
    return [
      ...(count > max ? [say('preselects_many', { count, max })] : []),
      ...(priced > allowed ? [say('preselects_priced', { count: priced, allowed })] : []),
    ].map((said) => ({ place: { file: FILE, row, column: 'default' }, ...said }));
  });
}

/** Groups inside options hold no others: one step in is as far as a diner follows (rule menu/inside). */
function findTangled(groups: ReadonlyMap<string, Group>): Problem[] {
  const options = [...groups.values()].flatMap((group) => group.options);
  return options.flatMap(({ row, inside }) =>
    inside.flatMap((key) => {
      const place = { file: FILE, row, column: 'groups' };
      const group = groups.get(key);
      if (!group) return [{ place, ...say('not_group', { given: key }) }];
      const isDeep = group.options.some((option) => option.inside.length > 0);
      return isDeep ? [{ place, ...say('group_deep', { given: key }) }] : [];
    }),
  );
}

/** The group of the bundle, with the groups inside its options. */
function toBundle({ row, options, ...group }: Group, groups: ReadonlyMap<string, Group>): BundleOptionGroup {
  return {
    ...group,
    options: options.map(({ row: _row, inside, ...option }) => ({
      ...option,
      groups: inside.flatMap((key) => {
        const held = groups.get(key);
        return held ? [toBundle({ ...held, options: held.options.map(asPlain) }, groups)] : [];
      }),
    })),
  };
}
const asPlain = (option: Option): Option => ({ ...option, inside: [] });

export function readOptions({
  text,
  language,
  currency,
}: {
  text: string;
  language: Language;
  currency: Currency;
}): { groups: Map<string, BundleOptionGroup>; problems: Problem[] } {
  const { rows, problems } = readCsv({
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
      'price_rule',
      'default',
      'text_max',
      'groups',
    ],
  });
  const groups = new Map<string, Group>();
  for (const row of rows) {
    const report = reportIn({ file: FILE, row, problems });
    for (const column of ['group', 'option']) if (!row.cells[column]) report(column, say('empty'));
    const group = groups.get(row.cells.group ?? '') ?? readGroup({ row, language, report });
    groups.set(group.key, group);
    const option = readOption({ row, language, currency, report });
    if (group.options.some(({ key }) => key === option.key))
      report('option', say('option_twice', { given: option.key, group: group.key }));
    group.options.push(option);
  }
  problems.push(...findHopeless(groups.values()), ...findUnasked(groups.values()), ...findTangled(groups));
  return {
    groups: new Map([...groups].map(([key, group]) => [key, toBundle(group, groups)])),
    problems,
  };
}
