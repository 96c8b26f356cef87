import type { BundleOptionGroup, TenantBundle } from '@/backend/stored/tenant-bundle';
import { pointRule } from '@/lib/domain/delivery/delivery-price';
import { canBeChosen } from '@/lib/domain/menu/options/can-be-chosen';
import type { GroupRule } from '@/lib/domain/menu/options/option-limits';
import { printProblem } from './problems';

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

const NO_PRODUCT = printProblem({
  file: 'menu.csv',
  message: 'has no products, so nothing can be ordered',
});

/** Branches that offer more than bookings, and have nothing to order. */
const listEmptyBranches = ({ branches, products }: Pick<TenantBundle, 'branches' | 'products'>): string[] =>
  branches
    .filter(({ services }) => services.some((service) => service !== 'book'))
    .filter(({ slug }) => !products.some(({ offers }) => offers.some((offer) => offer.branchSlug === slug)))
    .map(({ slug }) =>
      printProblem({
        file: 'menu.csv',
        message: `the branch ${slug} has no products, so nothing can be ordered there`,
      }),
    );

/** Dishes that an import shows as sold out, because a required group has too few available options (rule menu/options). */
function listSoldOut({ products }: Pick<TenantBundle, 'products'>): string[] {
  return products.flatMap(({ sku, optionGroups }) =>
    optionGroups
      .filter((group) => group.min > 0 && !canBeChosen([toRule(group, 0)]))
      .map(({ key, min }) =>
        printProblem({
          file: 'options.csv',
          message: `the group ${key} requires ${min}, but fewer are available: ${sku} is shown as sold out`,
        }),
      ),
  );
}

/** Branches whose diners must mark a point, because not every zone of several has a name to choose it by (rule delivery/price). */
function listUnnamed({ zones }: Pick<TenantBundle, 'zones'>): string[] {
  const slugs = [...new Set(zones.map(({ branchSlug }) => branchSlug))];
  return slugs.flatMap((slug) => {
    const drawn = zones.filter(({ branchSlug, active }) => active && branchSlug === slug);
    if (drawn.length === 0 || pointRule({ drawn, shippingZones: [] }) !== 'required') return [];
    const message = `the zones of ${slug} have different prices, but not all have a name: diners must mark their address on a map`;
    return [printProblem({ file: 'coverage.geojson', message })];
  });
}

/** Lists what an import tells its owner beside its numbers. */
export const listWarnings = (bundle: Pick<TenantBundle, 'branches' | 'products' | 'zones'>): string[] => [
  ...(bundle.products.length === 0 ? [NO_PRODUCT] : [...listEmptyBranches(bundle), ...listSoldOut(bundle)]),
  ...listUnnamed(bundle),
];
