import type { ServiceChoice } from '@/lib/domain/branches/services';

type City = { supplier_id: number; latitud: number; longitud: number };

/** How the delivery flow begins (rule delivery/start). */
type DeliveryStart =
  | { kind: 'home'; slug: string; ghost: { latitude: number; longitude: number } | null }
  | { kind: 'choose' };

type Candidate = { id: number; slug: string; services: readonly ServiceChoice[]; isOpen: boolean };

const offers = ({ services }: Candidate, service: ServiceChoice | null) =>
  service === null || services.includes(service);

/** The city's own branch, unless it is closed while another one is open. */
function branchOfCity({
  suppliers,
  city,
  service,
}: {
  suppliers: readonly Candidate[];
  city: City;
  service: ServiceChoice | null;
}): Candidate | undefined {
  const own = suppliers.find(({ id }) => id === city.supplier_id);
  if (!own || !offers(own, service)) return undefined;
  if (own.isOpen) return own;
  return suppliers.find((one) => one.isOpen && offers(one, service)) ?? own;
}

/** A single branch or city decides (rule delivery/browsing-point), else the diner chooses. */
export function resolveDeliveryStart({
  suppliers,
  cities,
  hasAddress,
  service,
}: {
  suppliers: readonly Candidate[];
  cities: readonly City[] | null;
  hasAddress: boolean;
  service: ServiceChoice | null;
}): DeliveryStart {
  const [only, ...others] = suppliers;
  if (only && others.length === 0)
    return offers(only, service) ? { kind: 'home', slug: only.slug, ghost: null } : { kind: 'choose' };
  const [city, ...more] = cities ?? [];
  if (!city || more.length > 0 || hasAddress) return { kind: 'choose' };
  const branch = branchOfCity({ suppliers, city, service });
  if (!branch) return { kind: 'choose' };
  return { kind: 'home', slug: branch.slug, ghost: { latitude: city.latitud, longitude: city.longitud } };
}
