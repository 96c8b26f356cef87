import { isSooner } from '@/lib/domain/branches/open-branches';
import type { OpenState } from '@/lib/domain/branches/opening-hours';
import type { ServiceChoice } from '@/lib/domain/branches/services';

type City = { supplier_id: number; latitud: number; longitud: number };

/** How the delivery flow begins (rule delivery/start). */
type DeliveryStart =
  | { kind: 'home'; slug: string; ghost: { latitude: number; longitude: number } | null }
  | { kind: 'choose' };

/** `state` for the asked service. */
type Candidate = { id: number; slug: string; services: readonly ServiceChoice[]; state: OpenState };

const offers = ({ services }: Candidate, service: ServiceChoice | null) =>
  service === null || services.includes(service);

const nextOf = ({ state }: Candidate) => (state.open ? null : state.next);

/** One of equals stays the first. */
function firstToOpen([first, ...others]: readonly [Candidate, ...Candidate[]]): Candidate {
  let soonest = first;
  for (const one of others) {
    const [next, best] = [nextOf(one), nextOf(soonest)];
    if (next && (!best || isSooner(next, best))) soonest = one;
  }
  return soonest;
}

/** An open branch, else the first to open; of equals the city's own. */
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
  const offering = [own, ...suppliers.filter((one) => one !== own && offers(one, service))] as const;
  return offering.find(({ state }) => state.open) ?? firstToOpen(offering);
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
