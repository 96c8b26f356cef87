import type { ShopAnswer } from '@/lib/contract/staff/shop/calls';
import type { Shop } from '@/lib/contract/staff/shop/shop-schema';

const TENANT: Shop['tenant'] = {
  ...{ name: 'Norte', language: 'es', langs: ['es'], category: 'restaurant', description: {} },
  ...{ links: [], noTip: [], document: 'optional', email: 'optional', styleCustom: '' },
  theme: {
    dark: false,
    themeColor: '#000000',
    titlesColor: '#000000',
    pageColor: '#ffffff',
    background: null,
  },
  ...{ preload: null, logo: null, favicon: null, pixelGoogle: null, pixelFacebook: null },
  flags: {
    ...{ rateNps: false, rateDigitalMenu: false, showScore: false, linktreeAddSuppliers: false },
    ...{ newMenuV3: false, contactUs: false, consumptionTaxLabel: false, hideCallWaiter: false },
    smsVerification: false,
  },
  ...{ newMenuUrl: null, storesLabel: {}, linktree: [], socials: [], policies: [] },
  ...{ frameAncestors: [], dryLaw: [] },
};

const branchOf = (slug: string, name: string): Shop['branches'][number] => ({
  ...{ slug, name, description: {}, city: 'Bogotá', address: 'Calle 1', latitude: 4.6, longitude: -74 },
  ...{ timezone: 'America/Bogota', phone: null, whatsapp: null, email: null, image: null, banner: null },
  ...{ services: [], onTableClass: 'basic', court: null },
  onlinePay: { delivery: false, take_away: false, on_table: false, book: false, room: false },
  ...{ minimumOrderMinor: 0, shippingZones: [], preparationMinutes: 20, wayMinutes: 20, scheduleDays: 7 },
  ...{ slotMinutes: 15, slotOrders: null, busyOver: null, cancelMinutes: 5, deliveryCode: false },
  ...{ autoAccept: [], alertMinutes: 5, dayBegins: '05:00', booking: null, weekly: [], exceptions: [] },
  ...{ paymentMethods: [], paymentProvider: null, transfer: null },
});

/** @param prices in minor units, by branch */
const productOf = (sku: string, name: string, prices: Record<string, number>): Shop['products'][number] => ({
  ...{ sku, categoryKey: 'bebidas', name: { es: name }, label: {}, description: {}, image: null },
  ...{ station: null, maxPerOrder: null, served: null, isAlcoholic: false, isNew: false, important: false },
  ...{ tags: [], allergens: [], seals: [], promo: null, optionGroups: [], relatedSkus: [] },
  offers: Object.fromEntries(
    Object.entries(prices).map(([branch, priceMinor]) => [
      branch,
      { priceMinor, stock: null, available: true },
    ]),
  ),
});

/** A restaurant with two branches: one product costs the same at both, another does not. */
export const shopWith = ({ tinto = 4_500, agua = 3_000 } = {}): ShopAnswer => ({
  version: 0,
  facts: { slug: 'norte', country: 'CO', currency: 'COP', domains: [], status: 'active' },
  own_branches: null,
  shop: {
    tenant: TENANT,
    branches: [branchOf('centro', 'Centro'), branchOf('playa', 'Playa')],
    categories: [
      {
        ...{ key: 'bebidas', parentKey: null, name: { es: 'Bebidas' }, description: {}, image: null },
        ...{ station: null, served: null },
      },
    ],
    optionGroups: [],
    products: [
      productOf('tinto', 'Tinto', { centro: tinto, playa: tinto }),
      productOf('agua', 'Agua', { centro: agua, playa: 3_500 }),
    ],
  },
});
