type ShippingZone = { zone: string; valueMinor: number };

/** Shipping zones to choose from, for a branch without drawn zones (rule delivery/price). */
export const zonesToChoose = ({
  isDelivery,
  hasMap,
  shippingZones,
}: {
  isDelivery: boolean;
  hasMap: boolean;
  shippingZones: readonly ShippingZone[];
}): readonly ShippingZone[] => (isDelivery && !hasMap ? shippingZones : []);

/** Whether the delivery price still needs an address or a zone. */
export const isDeliveryLater = (cart: {
  service: string;
  polygon: unknown;
  shipping_zone: string | null;
}): boolean => cart.service === 'delivery' && cart.polygon === null && cart.shipping_zone === null;

/** What a delivery costs at least, told before the address is known; null where none is priced. Minor units. */
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

/** The zone's price, else the chosen shipping zone's; null if one must be chosen (rule delivery/price). */
export function resolveDeliveryPrice({
  zoneMinor,
  shippingZones,
  chosenZone,
}: {
  zoneMinor: number | null;
  shippingZones: readonly ShippingZone[];
  chosenZone: string | null;
}): number | null {
  if (zoneMinor !== null) return zoneMinor;
  return shippingZones.find(({ zone }) => zone === chosenZone)?.valueMinor ?? null;
}
