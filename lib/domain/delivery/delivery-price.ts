type ShippingZone = { zone: string; valueMinor: number };

/**
 * What a diner chooses the price of delivery from: a branch's list, where it has drawn no zones (rule delivery/price).
 */
export const zonesToChoose = ({
  isDelivery,
  hasMap,
  shippingZones,
}: {
  isDelivery: boolean;
  hasMap: boolean;
  shippingZones: readonly ShippingZone[];
}): readonly ShippingZone[] => (isDelivery && !hasMap ? shippingZones : []);

/** Whether a cart's price of delivery still hangs on an address or a zone: nothing is asked for yet, because none is known. */
export const isDeliveryLater = (cart: {
  service: string;
  polygon: unknown;
  shipping_zone: string | null;
  delivery: number;
}): boolean =>
  cart.service === 'delivery' && cart.polygon === null && cart.shipping_zone === null && cart.delivery === 0;

/**
 * The delivery price: the zone's, else the chosen shipping zone's; null if one must be chosen (rule delivery/price).
 */
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
