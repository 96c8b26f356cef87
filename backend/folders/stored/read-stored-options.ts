import type { BundleOptionGroup } from '@/backend/stored/tenant-bundle';
import type { PriceRule } from '@/lib/domain/menu/options/option-limits';
import type { LocalText } from '@/lib/domain/text/local-text';
import { byPosition, readPages } from './read-pages';
import type { Asked } from './read-stored-branches';

type GroupRow = {
  id: number;
  product_id: number;
  key: string;
  position: number;
  name: LocalText;
  min: number;
  max: number;
  free: number;
  price_rule: PriceRule;
  parent_option_id: number | null;
};
type OptionRow = {
  id: number;
  group_id: number;
  key: string;
  position: number;
  name: LocalText;
  price_minor: number;
  max: number;
  file_available: boolean;
  is_default: boolean;
  text_max: number | null;
};

function groupBy<T>(rows: readonly T[], keyOf: (row: T) => number): Map<number, T[]> {
  const found = new Map<number, T[]>();
  for (const row of rows) {
    const before = found.get(keyOf(row));
    if (before) before.push(row);
    else found.set(keyOf(row), [row]);
  }
  return found;
}

/** A group inside an option keeps the way to it in its key: `menu/combo/bebida` (`apply-options.ts`). */
const ownKey = ({ key, parent_option_id }: GroupRow): string =>
  parent_option_id === null ? key : key.slice(key.lastIndexOf('/') + 1);

/** @returns for each product its groups of options, as its file said them */
export async function readStoredOptions({
  sql,
  instanceId,
}: Asked): Promise<(productId: number) => BundleOptionGroup[]> {
  const asked = { sql, instanceId };
  const live = 'where instance_id = $1 and removed_at is null and id > $2';
  const groups = await readPages<GroupRow>({
    ...asked,
    text: `select id, product_id, key, position, name, min, max, free, price_rule, parent_option_id from option_groups ${live}`,
  });
  const options = await readPages<OptionRow>({
    ...asked,
    text: `select id, group_id, key, position, name, price_minor, max, file_available, is_default, text_max from options ${live}`,
  });
  groups.sort(byPosition);
  options.sort(byPosition);
  const outer = groupBy(
    groups.filter((one) => one.parent_option_id === null),
    (one) => one.product_id,
  );
  const inner = groupBy(
    groups.filter((one) => one.parent_option_id !== null),
    (one) => one.parent_option_id ?? 0,
  );
  const byGroup = groupBy(options, (one) => one.group_id);
  const toGroup = (row: GroupRow): BundleOptionGroup => ({
    key: ownKey(row),
    name: row.name,
    ...{ min: row.min, max: row.max, free: row.free },
    priceRule: row.price_rule,
    options: (byGroup.get(row.id) ?? []).map((option) => ({
      key: option.key,
      name: option.name,
      priceMinor: option.price_minor,
      max: option.max,
      available: option.file_available,
      isDefault: option.is_default,
      textMax: option.text_max,
      groups: (inner.get(option.id) ?? []).map(toGroup),
    })),
  });
  // Most products of a large menu have the same groups.
  const shared = new Map<string, BundleOptionGroup>();
  return (productId) =>
    (outer.get(productId) ?? []).map((row) => {
      const group = toGroup(row);
      const text = JSON.stringify(group);
      const same = shared.get(text) ?? group;
      shared.set(text, same);
      return same;
    });
}
