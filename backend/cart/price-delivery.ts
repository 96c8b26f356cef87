import type { CoverageOf } from '@/backend/delivery';
import type { PurchaseRow } from '@/backend/purchases';
import { pointRule, zoneOfList, zonesToChoose } from '@/lib/domain/delivery/delivery-price';

/** A zone on the map says the price, else one of the branch's list (rule delivery/price). */
export function priceDelivery({
  purchase: { service, supplier, details },
  zone,
  drawn,
}: Pick<CoverageOf, 'zone' | 'drawn'> & { purchase: PurchaseRow }) {
  if (service !== 'delivery')
    return { shippingZones: [], shippingZone: null, point: 'none' as const, deliveryMinor: 0 };
  const priced = { drawn, shippingZones: supplier.settings.shippingZones };
  const shippingZones = zonesToChoose(priced);
  const chosenZone = details.shippingZone ?? null;
  const listed = drawn.length > 0 ? null : zoneOfList({ shippingZones, chosenZone });
  return {
    shippingZones,
    shippingZone: zone?.name ?? listed?.zone ?? null,
    point: pointRule(priced),
    deliveryMinor: zone?.delivery_minor ?? listed?.valueMinor ?? null,
  };
}
