type ShippingZone = { zone: string; valueMinor: number };

/** A zone on the map, as a branch prices it. `name`: by which a diner chooses it, null where only a point finds it. */
type DrawnZone = {
  name: string | null;
  deliveryMinor: number;
  minimumMinor: number;
  wayMinutes: number | null;
};

/** Whether a branch asks for a point. `none`: it has no map; `optional`: a zone can be chosen by its name, or there is one. */
export const POINT_RULES = ['none', 'optional', 'required'] as const;
export type PointRule = (typeof POINT_RULES)[number];

const isAlike = (one: DrawnZone, other: DrawnZone): boolean =>
  one.name === other.name &&
  one.deliveryMinor === other.deliveryMinor &&
  one.minimumMinor === other.minimumMinor &&
  one.wayMinutes === other.wayMinutes;

/** The zone between whose parts nothing is to choose; null where a branch has several, or none. */
function onlyZone<Z extends DrawnZone>(drawn: readonly Z[]): Z | null {
  const [first] = drawn;
  return first && drawn.every((one) => isAlike(one, first)) ? first : null;
}

type Priced<Z extends DrawnZone> = { drawn: readonly Z[]; shippingZones: readonly ShippingZone[] };

/** An address in a zone without a name could not be told by a name. */
const areNamed = (drawn: readonly DrawnZone[]): boolean => drawn.every(({ name }) => name !== null);

/** A branch with zones on the map has no list, and one with neither delivers nowhere (rule delivery/price). */
export function pointRule<Z extends DrawnZone>({ drawn, shippingZones }: Priced<Z>): PointRule {
  if (drawn.length === 0) return shippingZones.length > 0 ? 'none' : 'required';
  return onlyZone(drawn) || areNamed(drawn) ? 'optional' : 'required';
}

/** Zones to choose from by their names, each once: those on the map, else those of the list (rule delivery/price). */
export function zonesToChoose<Z extends DrawnZone>({
  drawn,
  shippingZones,
}: Priced<Z>): readonly ShippingZone[] {
  if (drawn.length === 0) return shippingZones;
  if (!areNamed(drawn)) return [];
  const named = drawn.flatMap(({ name, deliveryMinor }) =>
    name === null ? [] : [{ zone: name, valueMinor: deliveryMinor }],
  );
  return [...new Map(named.map((one) => [one.zone, one])).values()];
}

/** The zone of an address without a point: the only one of a branch, else the one that was chosen (rule delivery/price). */
export const zoneWithoutPoint = <Z extends DrawnZone>({
  drawn,
  chosenZone,
}: {
  drawn: readonly Z[];
  chosenZone: string | null;
}): Z | null =>
  onlyZone(drawn) ?? (chosenZone === null ? null : (drawn.find(({ name }) => name === chosenZone) ?? null));

/** The only zone of a list, else the one that was chosen. */
export function zoneOfList<Z extends ShippingZone>({
  shippingZones,
  chosenZone,
}: {
  shippingZones: readonly Z[];
  chosenZone: string | null;
}): Z | null {
  const [first, second] = shippingZones;
  if (first && !second) return first;
  return shippingZones.find(({ zone }) => zone === chosenZone) ?? null;
}

/** Whether the delivery price still needs an address or a zone. */
export const isDeliveryLater = (cart: {
  service: string;
  polygon: unknown;
  shipping_zone: string | null;
}): boolean => cart.service === 'delivery' && cart.polygon === null && cart.shipping_zone === null;

/** The lowest price of a delivery, told before the address is known; null where none is priced. Minor units. */
export function leastDeliveryPrice({
  zonesMinor,
  shippingZones,
}: {
  zonesMinor: readonly number[];
  shippingZones: readonly ShippingZone[];
}): number | null {
  const prices = zonesMinor.length > 0 ? zonesMinor : shippingZones.map(({ valueMinor }) => valueMinor);
  return prices.length > 0 ? Math.min(...prices) : null;
}
