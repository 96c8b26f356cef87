import type { BundleOptionGroup, TenantBundle } from '@/backend/stored/tenant-bundle';
import { pointRule } from '@/lib/domain/delivery/delivery-price';
import { canBeChosen } from '@/lib/domain/menu/options/can-be-chosen';
import type { GroupRule } from '@/lib/domain/menu/options/option-limits';
import { type Problem, say } from '@/lib/domain/shop/problem';
import { warnOfBranches } from './warn-branches';
import { warnOfCoupons } from './warn-coupons';
import { warnOfMenu } from './warn-menu';
import { warnOfZones } from './warn-zones';

/** Options have no ids before they are stored; a place in its group tells one from another. */
const toRule = (group: BundleOptionGroup, id: number): GroupRule => ({
  ...group,
  id,
  options: group.options.map((option, place) => ({
    ...option,
    id: place,
    groups: option.groups.map(toRule),
  })),
});

const NO_PRODUCT: Problem = { place: { file: 'menu.csv' }, ...say('menu_empty') };

/** Branches that offer more than bookings, and have nothing to order. */
const listEmptyBranches = ({ branches, products }: Pick<TenantBundle, 'branches' | 'products'>): Problem[] =>
  branches
    .filter(({ services }) => services.some((service) => service !== 'book'))
    .filter(({ slug }) => !products.some(({ offers }) => offers.some((offer) => offer.branchSlug === slug)))
    .map(({ slug }) => ({
      place: { file: 'menu.csv', of: { kind: 'branch', key: slug } },
      ...say('branch_menu_empty', { branch: slug }),
    }));

/** Dishes that an import shows as sold out, because a required group has too few available options (rule menu/options). */
function listSoldOut({ products }: Pick<TenantBundle, 'products'>): Problem[] {
  return products.flatMap(({ sku, optionGroups }) =>
    optionGroups
      .filter((group) => group.min > 0 && !canBeChosen([toRule(group, 0)]))
      .map(({ key, min }) => ({
        place: { file: 'options.csv', of: { kind: 'group' as const, key, field: ['min'] } },
        ...say('group_lacks', { group: key, min, sku }),
      })),
  );
}

/** Branches whose diners must mark a point, because not every zone of several has a name to choose it by (rule delivery/price). */
function listUnnamed({ zones }: Pick<TenantBundle, 'zones'>): Problem[] {
  const slugs = [...new Set(zones.map(({ branchSlug }) => branchSlug))];
  return slugs.flatMap((slug) => {
    const drawn = zones.filter(({ branchSlug, active }) => active && branchSlug === slug);
    if (drawn.length === 0 || pointRule({ drawn, shippingZones: [] }) !== 'required') return [];
    const of = { kind: 'branch' as const, key: slug };
    return [{ place: { file: 'coverage.geojson', of }, ...say('zones_unnamed', { branch: slug }) }];
  });
}

type Given = Parameters<typeof warnOfBranches>[0] &
  Parameters<typeof warnOfMenu>[0] &
  Parameters<typeof warnOfCoupons>[0] &
  Pick<TenantBundle, 'zones'>;

/** Lists what an import tells its owner beside its numbers: nothing of it is refused, and all of it is hardly meant. */
export const listWarnings = (given: Given): Problem[] => [
  ...(given.products.length === 0 ? [NO_PRODUCT] : [...listEmptyBranches(given), ...listSoldOut(given)]),
  ...listUnnamed(given),
  ...warnOfBranches(given),
  ...warnOfZones(given),
  ...warnOfMenu(given),
  ...warnOfCoupons(given),
];
