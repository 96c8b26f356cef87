import type { ServiceChoice } from '@/lib/domain/branches/services';
import type { Point } from './point';

type City = { supplier_id: number; latitud: number; longitud: number };
type Candidate = { slug: string; services: readonly ServiceChoice[] };

/** How the delivery flow begins: the branch to lead to, or null where the diner chooses (rule delivery/start). */
type DeliveryStart = { slug: string | null; ghost: Point | null };

/** A single branch decides; the centre of a single city is a point to browse by (rule delivery/browsing-point). */
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
  const [first, second] = suppliers.filter(({ services }) => service === null || services.includes(service));
  const only = second ? null : (first?.slug ?? null);
  if (suppliers.length === 1) return { slug: only, ghost: null };
  const [city, ...more] = cities ?? [];
  if (!city || more.length > 0 || hasAddress) return { slug: null, ghost: null };
  return { slug: only, ghost: { latitude: city.latitud, longitude: city.longitud } };
}
