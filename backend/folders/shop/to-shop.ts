import type { BundleOptionGroup, BundleProduct, TenantBundle } from '@/backend/stored/tenant-bundle';
import { toPicture } from '@/backend/stored/to-picture';
import type { Shop } from '@/lib/contract/staff/shop/shop-schema';
import { countInherited, ownServed } from '../print/print-menu';
import { collectGroups } from '../print/print-options';
import { dryLawOf } from '../print/print-tenant';

/** A list that nobody changes, as JSON has it. */
const copy = <T>(list: readonly T[]): T[] => [...list];

function toTenant(bundle: TenantBundle): Shop['tenant'] {
  const { name, language, langs, category, description, links, noTip, document, email, theme } = bundle;
  const { styleCustom, pixelGoogle, pixelFacebook, flags, newMenuUrl, storesLabel } = bundle;
  const { linktree, socials, policies, frameAncestors } = bundle;
  return {
    ...{ name, language, langs, category, description, links, noTip, document, email },
    theme: { ...theme, background: toPicture(theme.background) },
    ...{ styleCustom, pixelGoogle, pixelFacebook, flags, newMenuUrl, storesLabel },
    preload: toPicture(bundle.preload),
    logo: toPicture(bundle.logo),
    favicon: toPicture(bundle.favicon),
    ...{ linktree, socials, policies, frameAncestors },
    dryLaw: dryLawOf(bundle),
  };
}

const toBranches = ({ branches }: TenantBundle): Shop['branches'] =>
  branches.map(({ dryLaw: _ofItsCity, booking, image, banner, ...branch }) => ({
    ...branch,
    image: toPicture(image),
    banner: toPicture(banner),
    booking: booking && {
      ...booking,
      hours: booking.hours.map(({ days, ...hours }) => ({ ...hours, days: copy(days) })),
      stays: copy(booking.stays),
      walkInDays: copy(booking.walkInDays),
      walkInDates: copy(booking.walkInDates),
      waitingListDays: copy(booking.waitingListDays),
      deposit: booking.deposit ?? null,
    },
  }));

const toGroup = ({ options, ...group }: BundleOptionGroup): Shop['optionGroups'][number] => ({
  ...group,
  options: options.map((option) => ({ ...option, groups: option.groups.map(({ key }) => key) })),
});

const toServed = (served: BundleProduct['served'][number] | null) =>
  served && { ...served, days: copy(served.days) };

const toPromo = (promo: BundleProduct['promo']): Shop['products'][number]['promo'] =>
  promo && {
    ...promo,
    window: promo.window && { ...promo.window, days: copy(promo.window.days) },
    branches: copy(promo.branches),
    services: copy(promo.services),
  };

function toProducts(bundle: TenantBundle): Shop['products'] {
  const inheritedOf = countInherited(bundle);
  return bundle.products.map((product) => {
    const { position: _order, optionGroups, offers, image, promo, served: _all, ...said } = product;
    return {
      ...said,
      image: toPicture(image),
      served: toServed(ownServed({ product, inherited: inheritedOf(product.categoryKey) })),
      promo: toPromo(promo),
      optionGroups: optionGroups.map(({ key }) => key),
      offers: Object.fromEntries(offers.map(({ branchSlug, ...offer }) => [branchSlug, offer])),
    };
  });
}

const toCoupon = (coupon: TenantBundle['coupons'][number]): Shop['coupons'][number] => ({
  ...coupon,
  weekdays: copy(coupon.weekdays),
  branches: copy(coupon.branches),
  services: copy(coupon.services),
});

const inOrder = <T extends { position: number }>(list: readonly T[]): T[] =>
  [...list].sort((one, other) => one.position - other.position);

/**
 * A tenant as the document that its owner edits (rule tenant/change): options that products share stand once, and each thing has its own
 * hours alone. Guests, domains and a lock are not in it. @throws UnsayableError for a tenant that no folder can say
 */
export const toShop = (bundle: TenantBundle): Shop => ({
  tenant: toTenant(bundle),
  branches: toBranches(bundle),
  categories: inOrder(bundle.categories).map(({ position: _order, image, served, ...category }) => ({
    ...category,
    image: toPicture(image),
    served: toServed(served),
  })),
  optionGroups: collectGroups(bundle).map(toGroup),
  products: toProducts({ ...bundle, products: inOrder(bundle.products) }),
  zones: bundle.zones,
  popups: bundle.popups.map((popup) => ({ ...popup, image: toPicture(popup.image) })),
  surveys: bundle.surveys,
  coupons: bundle.coupons.map(toCoupon),
  tables: bundle.tables.map(({ qrVersion: _code, ...table }) => table),
});
