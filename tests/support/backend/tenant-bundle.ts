import { randomBytes } from 'node:crypto';
import type {
  BundleBranch,
  BundleCoupon,
  BundlePicture,
  BundleProduct,
  BundleZone,
  TenantBundle,
} from '@/backend/stored/tenant-bundle';
import { bundleGroup, bundleOption } from '@/tests/support/menu/options';
import { BARE_CATEGORY, BOOKING, createGuest, createPopup, createSurvey, createTables } from './bundle-parts';

/** A word that no other tenant and no code holds: what must never be seen elsewhere. */
export const createCanary = () => `canary${randomBytes(6).toString('hex')}`;

const WEEK = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
const allWeek: BundleBranch['weekly'] = [{ days: [...WEEK], open: '09:00', close: '22:00', services: null }];

const PACE = {
  preparationMinutes: 30,
  wayMinutes: 20,
  scheduleDays: 14,
  slotMinutes: 30,
  ...{ slotOrders: null, busyOver: null },
  cancelMinutes: 0,
  deliveryCode: true,
  ...{ autoAccept: [], alertMinutes: 3, dayBegins: '04:00' },
};

export function createBranch(changes: Partial<BundleBranch> & { slug: string }): BundleBranch {
  return {
    name: changes.slug,
    description: { es: 'Una casa con patio', en: 'A house with a patio' },
    city: 'Bogotá',
    address: 'Calle 1 # 2-3',
    latitude: 4.65,
    longitude: -74.06,
    timezone: 'America/Bogota',
    phone: '+57 601 000 0000',
    whatsapp: '+573000000000',
    email: null,
    ...{ image: null, banner: null },
    services: ['delivery', 'schedule', 'take_away', 'on_table', 'book'],
    onTableClass: 'checkout',
    court: null,
    onlinePay: { delivery: true, take_away: true, on_table: true, book: false, room: false },
    minimumOrderMinor: 0,
    shippingZones: [{ zone: 'Centro', valueMinor: 3500 }],
    ...PACE,
    booking: BOOKING,
    weekly: allWeek,
    exceptions: [],
    dryLaw: [],
    paymentMethods: [],
    paymentProvider: null,
    transfer: null,
    ...changes,
  };
}

export function createProduct(changes: Partial<BundleProduct> & { sku: string }): BundleProduct {
  return {
    categoryKey: 'platos',
    name: { es: changes.sku },
    label: {},
    description: { es: 'Con arroz y ensalada' },
    image: null,
    position: 0,
    station: null,
    maxPerOrder: null,
    served: [],
    isAlcoholic: false,
    isNew: false,
    important: false,
    tags: [],
    allergens: [],
    seals: [],
    promo: null,
    optionGroups: [],
    relatedSkus: [],
    offers: [],
    ...changes,
  };
}

export function createCoupon(changes: Partial<BundleCoupon> & { code: string }): BundleCoupon {
  return {
    terms: { kind: 'percent', percent: 10 },
    from: null,
    until: null,
    weekdays: [],
    limit: null,
    perProfile: 1,
    firstOrder: false,
    branches: [],
    services: [],
    minimumMinor: 0,
    ...changes,
  };
}

/** A square of `size` degrees around a point, as a zone. */
export function createZone({
  latitude,
  longitude,
  size,
  ...zone
}: Omit<BundleZone, 'rings' | 'name' | 'minimumMinor' | 'wayMinutes'> &
  Partial<Pick<BundleZone, 'name' | 'minimumMinor' | 'wayMinutes'>> & {
    latitude: number;
    longitude: number;
    size: number;
  }): BundleZone {
  const half = size / 2;
  const [west, east, south, north] = [longitude - half, longitude + half, latitude - half, latitude + half];
  return {
    name: null,
    minimumMinor: 0,
    wayMinutes: null,
    ...zone,
    rings: [
      [
        [west, south],
        [east, south],
        [east, north],
        [west, north],
        [west, south],
      ],
    ],
  };
}

/** A picture of the tenant's own; the bytes stand for a file. */
function createPicture(seed: string): BundlePicture {
  const hash = Buffer.from(seed.padEnd(16, '.')).toString('hex').slice(0, 32);
  return { hash, width: 320, height: 240, files: [{ width: 320, webp: new Uint8Array(Buffer.from(seed)) }] };
}

/** A small, complete tenant: two branches, three products, two zones. Every public text can carry a canary. */
export function createBundle({
  canary = createCanary(),
  ...changes
}: Partial<TenantBundle> & { canary?: string } = {}): TenantBundle {
  const slug = `t-${canary}`;
  const offers = ['centro', 'norte'].map((branchSlug) => ({
    branchSlug,
    priceMinor: 12_500,
    stock: null,
    available: true,
  }));
  return {
    slug,
    name: `Casa ${canary}`,
    status: 'active',
    domains: [`${slug}.test`],
    country: 'CO',
    currency: 'COP',
    language: 'es',
    langs: ['es', 'en'],
    locale: 'es-CO',
    category: 'restaurant',
    description: { es: `Cocina de ${canary}`, en: `Cooking of ${canary}` },
    links: ['delivery', 'take_away', 'on_table', 'book'],
    noTip: [],
    document: 'required',
    email: 'required',
    theme: {
      dark: false,
      themeColor: '#b3361b',
      titlesColor: '#3b1d12',
      pageColor: '#fff8f1',
      background: null,
    },
    styleCustom: '',
    preload: null,
    logo: createPicture(canary),
    favicon: null,
    pixelGoogle: null,
    pixelFacebook: null,
    flags: {
      rateNps: true,
      rateDigitalMenu: false,
      showScore: false,
      linktreeAddSuppliers: true,
      newMenuV3: false,
      contactUs: false,
      consumptionTaxLabel: false,
      hideCallWaiter: false,
      smsVerification: false,
    },
    newMenuUrl: null,
    storesLabel: { es: 'Nuestras tiendas', en: 'Our stores' },
    linktree: [
      {
        label: 'Web',
        labelCustom: { es: 'Nuestra web', en: 'Our site' },
        url: 'https://example.com/',
        target: 'blank',
      },
    ],
    socials: [{ network: 'instagram', url: 'https://www.instagram.com/example' }],
    policies: [{ key: 'servicio', title: { es: 'Servicio' }, text: { es: `Texto de ${canary}` } }],
    frameAncestors: [],
    branches: [
      createBranch({
        slug: 'centro',
        name: `Centro ${canary}`,
        paymentProvider: 'sandbox',
        paymentMethods: [
          { method: 'card', services: ['delivery', 'schedule', 'take_away', 'on_table', 'book'] },
          { method: 'cash', services: ['delivery', 'schedule', 'take_away'] },
        ],
      }),
      createBranch({
        slug: 'norte',
        name: `Norte ${canary}`,
        city: 'Chía',
        latitude: 4.86,
        longitude: -74.03,
        services: ['delivery', 'take_away'],
        paymentMethods: [{ method: 'card', services: ['delivery'] }],
      }),
    ],
    categories: [
      {
        key: 'platos',
        parentKey: null,
        name: { es: 'Platos', en: 'Dishes' },
      },
      {
        key: 'fuertes',
        parentKey: 'platos',
        name: { es: 'Fuertes', en: 'Mains' },
      },
    ].map((one, position) => ({ ...one, ...BARE_CATEGORY, position })),
    products: [
      createProduct({
        sku: 'ajiaco',
        name: { es: `Ajiaco ${canary}`, en: `Potato soup ${canary}` },
        relatedSkus: ['limonada'],
        offers,
        tags: ['spicy'],
        promo: {
          label: { es: 'Oferta' },
          deal: { kind: 'price', priceMinor: 9_900 },
          branches: [],
          services: [],
          mix: null,
          window: { days: ['mon'], from: '12:00', to: '15:00', starts: null, ends: null },
        },
        optionGroups: [
          bundleGroup({
            key: 'extra',
            name: { es: `¿Le sumas algo ${canary}?` },
            min: 1,
            max: 2,
            free: 1,
            options: [
              bundleOption({ key: 'arepa', name: { es: 'Arepa' }, priceMinor: 2_500, max: 2 }),
              bundleOption({ key: 'queso', name: { es: 'Queso' }, priceMinor: 3_000 }),
            ],
          }),
        ],
      }),
      createProduct({
        sku: 'bandeja',
        categoryKey: 'fuertes',
        position: 1,
        offers: offers.map((offer) => ({ ...offer, stock: 0 })),
      }),
      createProduct({ sku: 'limonada', position: 2, offers }),
    ],
    zones: [
      createZone({
        key: 'cerca',
        branchSlug: 'centro',
        active: true,
        deliveryMinor: 3_500,
        latitude: 4.65,
        longitude: -74.06,
        size: 0.06,
      }),
      createZone({
        key: 'lejos',
        branchSlug: 'norte',
        active: false,
        deliveryMinor: 6_000,
        latitude: 4.86,
        longitude: -74.03,
        size: 0.06,
      }),
    ],
    popups: [createPopup(canary)],
    surveys: [createSurvey(canary)],
    coupons: [],
    tables: createTables(canary),
    guests: [createGuest(canary)],
    ...changes,
  };
}
