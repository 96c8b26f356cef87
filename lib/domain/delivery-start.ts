import type { ServiceChoice } from './services';

type City = { supplier_id: number; latitud: number; longitud: number };

/** How the delivery flow begins (spec section 4, «Delivery flow»): at a branch by itself, or by choosing. */
export type DeliveryStart =
  | { kind: 'home'; slug: string; ghost: { latitude: number; longitude: number } | null }
  | { kind: 'choose' };

/**
 * One branch is gone to at once. One city stands for a place while there is none yet (a ghost, decisions 40 and 41);
 * with a place, with several cities, and where its branch lacks the service, the diner chooses. `cities` null: they
 * could not be loaded.
 */
export function resolveDeliveryStart({
  suppliers,
  cities,
  hasPlace,
  service,
}: {
  suppliers: readonly { id: number; slug: string; services: readonly ServiceChoice[] }[];
  cities: readonly City[] | null;
  hasPlace: boolean;
  service: ServiceChoice | null;
}): DeliveryStart {
  const [only, ...others] = suppliers;
  if (only && others.length === 0) return { kind: 'home', slug: only.slug, ghost: null };
  const [city, ...more] = cities ?? [];
  if (!city || more.length > 0 || hasPlace) return { kind: 'choose' };
  const branch = suppliers.find(({ id }) => id === city.supplier_id);
  if (!branch || (service && !branch.services.includes(service))) return { kind: 'choose' };
  return { kind: 'home', slug: branch.slug, ghost: { latitude: city.latitud, longitude: city.longitud } };
}
