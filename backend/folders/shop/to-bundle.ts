import { toBundlePicture } from '@/backend/folders/stored/to-bundle-picture';
import type { BundleOptionGroup, BundleProduct, TenantBundle } from '@/backend/stored/tenant-bundle';
import type { Shop } from '@/lib/contract/staff/shop/shop-schema';
import { keyOf } from '@/lib/domain/shop/shop-document';

type Served = NonNullable<Shop['categories'][number]['served']>;
type Group = Shop['optionGroups'][number];

/** The hours of a category and of the one above it. */
function servedOf({ categories }: Shop): (key: string) => Served[] {
  const byKey = new Map(categories.map((category) => [category.key, category]));
  return (key) => {
    const category = byKey.get(key);
    const above = category?.parentKey ? byKey.get(category.parentKey) : undefined;
    return [category?.served, above?.served].flatMap((served) => served ?? []);
  };
}

/** Groups by key with those inside their options, one step in (rule menu/inside). */
function groupsOf({ optionGroups }: Shop): ReadonlyMap<string, BundleOptionGroup> {
  const byKey = new Map(optionGroups.map((group) => [group.key, group]));
  const toGroup = ({ options, ...group }: Group, isInside: boolean): BundleOptionGroup => ({
    ...group,
    options: options.map(({ groups, ...option }) => ({
      ...option,
      groups: isInside
        ? []
        : groups.flatMap((key) => {
            const held = byKey.get(key);
            return held ? [toGroup(held, true)] : [];
          }),
    })),
  });
  return new Map(optionGroups.map((group) => [group.key, toGroup(group, false)]));
}

function toProducts(shop: Shop): BundleProduct[] {
  const inherited = servedOf(shop);
  const groups = groupsOf(shop);
  const slugs = shop.branches.map(({ slug }) => slug);
  return shop.products.map(({ served, optionGroups, offers, image, ...said }, position) => {
    // A branch that is not there is told of by the reader.
    const sellers = [...slugs, ...Object.keys(offers).filter((slug) => !slugs.includes(slug))];
    return {
      ...said,
      position,
      image: toBundlePicture(image),
      served: [...(served ? [served] : []), ...inherited(said.categoryKey)],
      optionGroups: optionGroups.flatMap((key) => groups.get(key) ?? []),
      offers: sellers.flatMap((branchSlug) => {
        const offer = Object.hasOwn(offers, branchSlug) ? offers[branchSlug] : undefined;
        return offer ? [{ branchSlug, ...offer }] : [];
      }),
    };
  });
}

function toTables({ tables }: Shop, base: TenantBundle): TenantBundle['tables'] {
  const versions = new Map(base.tables.map((table) => [keyOf('table', table), table.qrVersion]));
  return tables.map((table) => ({ ...table, qrVersion: versions.get(keyOf('table', table)) ?? 1 }));
}

/** The bundle of an edited document. @param base the tenant as it stands: what the document does not hold is as there */
export function toBundle(shop: Shop, base: TenantBundle): TenantBundle {
  const { dryLaw, theme, preload, logo, favicon, ...tenant } = shop.tenant;
  return {
    ...base,
    ...tenant,
    locale: `${tenant.language}-${base.country}`,
    theme: { ...theme, background: toBundlePicture(theme.background) },
    preload: toBundlePicture(preload),
    logo: toBundlePicture(logo),
    favicon: toBundlePicture(favicon),
    branches: shop.branches.map(({ image, banner, ...branch }) => ({
      ...branch,
      image: toBundlePicture(image),
      banner: toBundlePicture(banner),
      dryLaw: dryLaw.filter(({ city }) => city === branch.city).map(({ from, to }) => ({ from, to })),
    })),
    categories: shop.categories.map(({ image, ...category }, position) => ({
      ...category,
      position,
      image: toBundlePicture(image),
    })),
    products: toProducts(shop),
    zones: shop.zones,
    popups: shop.popups.map(({ image, ...popup }) => ({ ...popup, image: toBundlePicture(image) })),
    surveys: shop.surveys,
    coupons: shop.coupons,
    tables: toTables(shop, base),
  };
}
