import type { BundleOptionGroup, TenantBundle } from '@/backend/stored/tenant-bundle';
import { type Change, whereFileChanged } from './reconcile-rows';
import type { Target } from './targets';

type Step = { target: Target; bundle: TenantBundle; productId: (sku: string) => number };
/** A group of a product; `parent`: the option that it is inside. */
type Placed = BundleOptionGroup & {
  product_id: number;
  position: number;
  parent: { group: string; option: string } | null;
};

const keyIn = (parent: Placed['parent'], key: string) =>
  parent ? `${parent.group}/${parent.option}/${key}` : key;

/** Puts groups inside options behind the groups that hold them. */
function placeGroups({ bundle, productId }: Step): Placed[] {
  return bundle.products.flatMap(({ sku, optionGroups }) => {
    const product_id = productId(sku);
    const outer = optionGroups.map((group, position) => ({ ...group, position, product_id, parent: null }));
    const inner = outer.flatMap((group) =>
      group.options.flatMap((option) =>
        option.groups.map((held, position): Placed => {
          const parent = { group: group.key, option: option.key };
          return { ...held, key: keyIn(parent, held.key), position, product_id, parent };
        }),
      ),
    );
    return [...outer, ...inner];
  });
}

/** Options hold the ids of their groups, and groups those of the options that they are inside. */
export async function applyOptions(step: Step): Promise<Change[]> {
  const all = () => placeGroups(step);
  const outer = () => all().filter(({ parent }) => parent === null);
  const holdsOthers = step.bundle.products.some(({ optionGroups }) =>
    optionGroups.some(({ options }) => options.some(({ groups }) => groups.length > 0)),
  );
  if (!holdsOthers) return applyGroups({ target: step.target, groups: all, keepOthers: false });
  return [
    ...(await applyGroups({ target: step.target, groups: outer, keepOthers: true })),
    ...(await applyGroups({ target: step.target, groups: all, keepOthers: false })),
  ];
}

type Applied = { target: Target; groups: () => Placed[]; keepOthers: boolean };

async function applyGroups(applied: Applied): Promise<Change[]> {
  const groups = await reconcileGroups(applied);
  return [groups, await reconcileOptions(applied)];
}

async function reconcileGroups({ target, groups, keepOthers }: Applied): Promise<Change> {
  const parentGroupId = await target.idsOf('option_groups', `product_id || '/' || key`);
  const parentId = await target.idsOf('options', `group_id || '/' || key`);
  return target.reconcile({
    table: 'option_groups',
    columns: {
      product_id: 'bigint',
      key: 'text',
      position: 'int',
      name: 'jsonb',
      min: 'int',
      max: 'int',
      free: 'int',
      price_rule: 'text',
      parent_option_id: 'bigint',
    },
    keys: ['product_id', 'key'],
    keepOthers,
    rows: () =>
      groups().map(({ options, priceRule, parent, ...group }) => ({
        ...group,
        price_rule: priceRule,
        parent_option_id: parent
          ? parentId(`${parentGroupId(`${group.product_id}/${parent.group}`)}/${parent.option}`)
          : null,
      })),
  });
}

async function reconcileOptions({ target, groups, keepOthers }: Applied): Promise<Change> {
  const groupId = await target.idsOf('option_groups', `product_id || '/' || key`);
  return target.reconcile({
    table: 'options',
    columns: {
      group_id: 'bigint',
      key: 'text',
      position: 'int',
      name: 'jsonb',
      price_minor: 'bigint',
      max: 'int',
      available: 'boolean',
      file_available: 'boolean',
      is_default: 'boolean',
      text_max: 'int',
    },
    keys: ['group_id', 'key'],
    keepOthers,
    merged: { available: whereFileChanged('available') },
    rows: () =>
      groups().flatMap((group) =>
        group.options.map((option, position) => ({
          group_id: groupId(`${group.product_id}/${group.key}`),
          key: option.key,
          position,
          name: option.name,
          price_minor: option.priceMinor,
          max: option.max,
          available: option.available,
          file_available: option.available,
          is_default: option.isDefault,
          text_max: option.textMax,
        })),
      ),
  });
}
