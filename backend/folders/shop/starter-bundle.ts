import type { NewShop } from '@/backend/stored/shop-port';
import type { BundleBranch, TenantBundle } from '@/backend/stored/tenant-bundle';
import { DAY_BEGINS } from '@/lib/domain/branches/business-day';
import { SERVICE_CHOICES } from '@/lib/domain/branches/services';
import { SCHEDULE_DAYS, SLOT_MINUTES } from '@/lib/domain/branches/slots';
import { WAY_MINUTES } from '@/lib/domain/orders/arrival';
import { branchSlugFor } from '@/lib/domain/shop/new-branch';
import { COUNTRY_STARTS } from '@/lib/domain/shop/starter/country-starts';
import { ALERT_MINUTES } from '@/lib/domain/staff/alerts';
import { COUNTRY_CURRENCY } from '@/lib/domain/tenant/countries';

const PREPARATION_MINUTES = 20;

function starterBranch({ name, country, city, address }: NewShop): BundleBranch {
  const { timezone, point } = COUNTRY_STARTS[country];
  const [latitude, longitude] = point;
  return {
    ...{ slug: branchSlugFor(city, []), name, description: {}, city, address, latitude, longitude, timezone },
    ...{ phone: null, whatsapp: null, email: null, image: null, banner: null },
    ...{ services: ['take_away'], onTableClass: 'basic', court: null },
    onlinePay: { delivery: false, take_away: false, on_table: false, book: false, room: false },
    ...{ minimumOrderMinor: 0, shippingZones: [], preparationMinutes: PREPARATION_MINUTES },
    ...{ scheduleDays: SCHEDULE_DAYS, slotMinutes: SLOT_MINUTES, slotOrders: null, busyOver: null },
    ...{ cancelMinutes: 0, deliveryCode: true, autoAccept: [], alertMinutes: ALERT_MINUTES },
    ...{
      dayBegins: DAY_BEGINS,
      wayMinutes: WAY_MINUTES,
      booking: null,
      weekly: [],
      exceptions: [],
      dryLaw: [],
    },
    paymentMethods: [{ method: 'cash', services: [...SERVICE_CHOICES] }],
    ...{ paymentProvider: null, transfer: null },
  };
}

/**
 * A restaurant as it begins (rule tenant/starter): one branch that sells to take away for cash, with no hours and no product, locked. The
 * buttons of its first page name the services that are sold in most places, and show those that a branch offers.
 */
export function starterBundle(shop: NewShop): TenantBundle {
  const { slug, name, domain, country, language, category } = shop;
  return {
    ...{ slug, name, status: 'locked', domains: [domain], country, language, langs: [language], category },
    ...{ currency: COUNTRY_CURRENCY[country], locale: `${language}-${country}`, description: {} },
    ...{ links: ['delivery', 'take_away', 'on_table'], noTip: [], document: 'optional', email: 'optional' },
    theme: {
      ...{ dark: false, themeColor: '#1f5e48', titlesColor: '#1c1c1c', pageColor: '#ffffff' },
      background: null,
    },
    ...{ styleCustom: '', preload: null, logo: null, favicon: null, pixelGoogle: null, pixelFacebook: null },
    flags: {
      ...{ rateNps: false, rateDigitalMenu: false, showScore: false, linktreeAddSuppliers: false },
      ...{ newMenuV3: false, contactUs: false, consumptionTaxLabel: false, hideCallWaiter: false },
      smsVerification: false,
    },
    ...{ newMenuUrl: null, storesLabel: {}, linktree: [], socials: [], policies: [], frameAncestors: [] },
    ...{ surveys: [], branches: [starterBranch(shop)], categories: [], products: [], zones: [], popups: [] },
    ...{ coupons: [], tables: [], guests: [] },
  };
}
