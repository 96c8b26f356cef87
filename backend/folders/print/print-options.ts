import type { BundleOptionGroup, TenantBundle } from '@/backend/stored/tenant-bundle';
import { textColumns } from '../read/files/read-cells';
import { amountCell, listCell, noCell, printRows, textCells, yesCell } from './cells';
import type { Printed } from './printed';
import { UnsayableError } from './unsayable';
import type { CsvRow } from './write-csv';

const COLUMNS = [
  'min',
  'max',
  'free',
  'price_rule',
  'price',
  'option_max',
  'available',
  'default',
  'text_max',
  'groups',
] as const;

/** All groups by key, those inside options behind those that hold them. @throws UnsayableError for two unlike groups of one key */
export function collectGroups({ products }: TenantBundle): BundleOptionGroup[] {
  const found = new Map<string, { group: BundleOptionGroup; text: string }>();
  const add = (group: BundleOptionGroup) => {
    const before = found.get(group.key);
    // Products that were read together share their groups.
    if (before?.group === group) return;
    const text = JSON.stringify(group);
    if (before && before.text !== text)
      throw new UnsayableError(
        `The options ${group.key} differ from product to product, which options.csv cannot say.`,
      );
    if (before) return;
    found.set(group.key, { group, text });
  };
  for (const { optionGroups } of products) for (const group of optionGroups) add(group);
  for (const { group } of [...found.values()])
    for (const { groups } of group.options) for (const inside of groups) add(inside);
  return [...found.values()].map(({ group }) => group);
}

const groupCells = ({ name, min, max, free, priceRule }: BundleOptionGroup): CsvRow => ({
  ...textCells('group', name),
  min,
  max,
  free,
  price_rule: priceRule,
});

/** `options.csv`: a line for each option; what is said of its group stands on the group's first line. */
export function printOptions(bundle: TenantBundle): Printed {
  const { currency, language } = bundle;
  const rows = collectGroups(bundle).flatMap((group) =>
    group.options.map(
      (option, place): CsvRow => ({
        group: group.key,
        option: option.key,
        ...(place === 0 ? groupCells(group) : {}),
        ...textCells('option', option.name),
        price: amountCell({ amountMinor: option.priceMinor, currency }),
        option_max: option.max,
        available: noCell(option.available),
        default: yesCell(option.isDefault),
        text_max: option.textMax ?? '',
        groups: listCell(option.groups.map(({ key }) => key)),
      }),
    ),
  );
  const text = printRows({
    required: ['group', 'option', `option_${language}`],
    optional: [
      ...textColumns('group'),
      ...textColumns('option').filter((column) => column !== `option_${language}`),
      ...COLUMNS,
    ],
    rows,
  });
  return { 'options.csv': text };
}
