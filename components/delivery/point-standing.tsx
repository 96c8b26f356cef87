import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { CoverageZone } from '@/lib/contract/delivery/polygons';
import { pointOf } from '@/lib/contract/people/contact';
import { findZone } from '@/lib/domain/delivery/coverage';
import type { Point } from '@/lib/domain/delivery/point';
import type { Currency } from '@/lib/domain/money/currencies';
import { formatMoney, nearestMinor } from '@/lib/domain/money/money';

/** Finds the zone as the server does (rule delivery/coverage). */
function zoneAt(zones: readonly CoverageZone[], point: Point, currency: Currency) {
  const ruled = zones.map((zone) => ({
    active: zone.active,
    deliveryMinor: nearestMinor({ amount: zone.delivery_price, currency }),
    rings: zone.geometry.coordinates,
  }));
  return findZone({ zones: ruled, ...point });
}

/** The point of an address, and the zone that it lies in. @param zones null while loading: it is not outside yet */
export function standingOf({
  address,
  zones,
  currency,
  error,
}: {
  address: { latitude: number | null; longitude: number | null };
  zones: readonly CoverageZone[] | null;
  currency: Currency;
  error: string | undefined;
}) {
  const point = pointOf(address);
  const zone = point && zones && zoneAt(zones, point, currency);
  const isOutside = point !== null && zones !== null && !zone;
  return { point, zone, isOutside, isWrong: isOutside || (!point && error !== undefined) };
}

function PriceOfZone({ deliveryMinor, currency }: { deliveryMinor: number; currency: Currency }) {
  const t = useTranslations('Checkout');
  if (deliveryMinor === 0) return t('inside_free');
  return t('inside', { price: formatMoney({ amountMinor: deliveryMinor, currency }) });
}

/** Says the price of a delivery to the point, or that nobody delivers there. */
export function PointStanding({
  id,
  at: { point, zone, isOutside, isWrong },
  currency,
  children,
}: {
  id: string;
  at: ReturnType<typeof standingOf>;
  currency: Currency;
  /** Said without a point. */
  children: ReactNode;
}) {
  const t = useTranslations('Checkout');
  return (
    <p id={id} aria-live="polite" className={`min-h-[24px] ${isWrong ? 'error' : 'font-semibold'}`}>
      {!point && children}
      {isOutside && t('outside')}
      {zone && <PriceOfZone deliveryMinor={zone.deliveryMinor} currency={currency} />}
    </p>
  );
}
