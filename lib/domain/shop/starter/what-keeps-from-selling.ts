import type { ServiceChoice } from '@/lib/domain/branches/services';
import type { Country } from '@/lib/domain/tenant/countries';
import { isAtStart } from './country-starts';

type Branch = {
  slug: string;
  latitude: number;
  longitude: number;
  services: readonly ServiceChoice[];
  weekly: readonly object[];
  shippingZones: readonly object[];
  paymentMethods: readonly { services: readonly ServiceChoice[] }[];
};
type Shop = {
  tenant: { logo: object | null; policies: readonly object[] };
  branches: readonly Branch[];
  products: readonly {
    offers: Readonly<Record<string, { priceMinor: number; available: boolean } | undefined>>;
  }[];
  zones: readonly { branchSlug: string; active: boolean }[];
  tables: readonly { branchSlug: string; kind: 'table' | 'room'; active: boolean }[];
};

const NEEDED = ['products', 'place', 'hours', 'services', 'payments', 'zones', 'tables'] as const;
const ADVISED = ['policies', 'logo'] as const;
/** `branch`: the first one that lacks it, by its slug; null: it is of the whole restaurant, or of none. */
export type StartStep = {
  what: (typeof NEEDED)[number] | (typeof ADVISED)[number];
  isDone: boolean;
  branch: string | null;
};

const DELIVERED: readonly ServiceChoice[] = ['delivery', 'schedule'];
/** A booking is paid by its deposit, which has a rule of its own; over the counter nobody sits at a table. */
const UNPAID: readonly ServiceChoice[] = ['book'];
const SEATED: Partial<Record<ServiceChoice, 'table' | 'room'>> = { on_table: 'table', room: 'room' };

const sells = (product: Shop['products'][number], slug: string) => {
  const offer = product.offers[slug];
  return offer?.available === true && offer.priceMinor > 0;
};
const isPaid = ({ services, paymentMethods }: Branch) =>
  services
    .filter((service) => !UNPAID.includes(service))
    .every((service) => paymentMethods.some((way) => way.services.includes(service)));
const isDelivered = ({ zones }: Shop, { slug, services, shippingZones }: Branch) =>
  !services.some((service) => DELIVERED.includes(service)) ||
  shippingZones.length > 0 ||
  zones.some(({ branchSlug, active }) => branchSlug === slug && active);
const isSeated = ({ tables }: Shop, { slug, services }: Branch) =>
  services.every((service) => {
    const kind = SEATED[service];
    return (
      kind === undefined ||
      tables.some((table) => table.branchSlug === slug && table.active && table.kind === kind)
    );
  });

/**
 * Lists what a restaurant needs before a diner can order, and what is advised (rule tenant/starter). Deliveries ask for zones, and tables for
 * tables, only where a branch offers them; such a step is left out otherwise.
 */
export function whatKeepsFromSelling(
  shop: Shop,
  country: Country,
): { needed: StartStep[]; advised: StartStep[] } {
  const { branches, products, tenant } = shop;
  const of = (what: StartStep['what'], isFine: (branch: Branch) => boolean): StartStep => {
    const lacking = branches.find((branch) => !isFine(branch));
    return {
      what,
      isDone: branches.length > 0 && !lacking,
      branch: lacking?.slug ?? branches[0]?.slug ?? null,
    };
  };
  const offers = (some: readonly ServiceChoice[]) =>
    branches.some(({ services }) => services.some((service) => some.includes(service)));
  const ofTenant = (what: StartStep['what'], isDone: boolean): StartStep => ({ what, isDone, branch: null });
  return {
    needed: [
      ofTenant(
        'products',
        branches.some(({ slug }) => products.some((product) => sells(product, slug))),
      ),
      of('place', (branch) => !isAtStart(branch, country)),
      of('hours', ({ weekly }) => weekly.length > 0),
      of('services', ({ services }) => services.length > 0),
      of('payments', isPaid),
      ...(offers(DELIVERED) ? [of('zones', (branch) => isDelivered(shop, branch))] : []),
      ...(offers(['on_table', 'room']) ? [of('tables', (branch) => isSeated(shop, branch))] : []),
    ],
    advised: [ofTenant('policies', tenant.policies.length > 0), ofTenant('logo', tenant.logo !== null)],
  };
}
