/** What bringing an order costs: the zone's price wins, else the chosen shipping zone's; null means one must be chosen (decision 42). */
export function resolveDeliveryPrice({
  zoneMinor,
  shippingZones,
  chosenZone,
}: {
  zoneMinor: number | null;
  shippingZones: readonly { zone: string; valueMinor: number }[];
  chosenZone: string | null;
}): number | null {
  if (zoneMinor !== null) return zoneMinor;
  return shippingZones.find(({ zone }) => zone === chosenZone)?.valueMinor ?? null;
}
