'use client';

import { LocateFixed } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { type ReactNode, useId } from 'react';
import { FailedLoad } from '@/components/layout/failed-load';
import type { CoverageZone } from '@/lib/contract/delivery/polygons';
import { pointOf } from '@/lib/contract/people/contact';
import { findZone } from '@/lib/domain/delivery/coverage';
import type { Currency } from '@/lib/domain/money/currencies';
import { formatMoney, nearestMinor } from '@/lib/domain/money/money';
import { CoverageSketch } from './coverage-sketch';
import { useDevicePoint } from './use-device-point';

type Point = { latitude: number; longitude: number };

/** As on the server (rule delivery/coverage). */
function zoneAt(zones: readonly CoverageZone[], point: Point, currency: Currency) {
  const ruled = zones.map((zone) => ({
    active: zone.active,
    deliveryMinor: nearestMinor({ amount: zone.delivery_price, currency }),
    rings: zone.geometry.coordinates,
  }));
  return findZone({ zones: ruled, ...point });
}

export function AddressPoint({
  address,
  zones,
  failure,
  branch,
  branchName,
  currency,
  error,
  otherwise,
  onChange,
}: {
  address: { latitude: number | null; longitude: number | null };
  /** Null while loading: the map keeps its space. */
  zones: readonly CoverageZone[] | null;
  /** Why they did not load (rule delivery/coverage). */
  failure: { error: unknown; onRetry: () => void } | null;
  branch: Point;
  branchName: string;
  currency: Currency;
  error: string | undefined;
  otherwise: ReactNode;
  onChange: (point: Point) => void;
}) {
  const t = useTranslations('Checkout');
  const standing = useId();
  const device = useDevicePoint({ onPoint: onChange });
  const point = pointOf(address);
  const zone = point && zones && zoneAt(zones, point, currency);
  // Without zones there is no map.
  const isNowhere = zones?.length === 0;
  const isOutside = point !== null && zones !== null && !zone;
  const isWrong = isOutside || (!point && error !== undefined);
  const pin = (at: Point) => {
    device.settle();
    onChange(at);
  };
  const price = zone ? formatMoney({ amountMinor: zone.deliveryMinor, currency }) : '';
  if (isNowhere) {
    return (
      <div className="grid gap-4" data-wrong={Boolean(otherwise)}>
        <p className="error">{t('no_delivery')}</p>
        {otherwise}
      </div>
    );
  }
  return (
    <>
      <button type="button" className="button button-quiet" aria-busy={device.isBusy} onClick={device.locate}>
        <LocateFixed size={22} aria-hidden />
        {t(device.isBusy ? 'locating' : 'locate')}
      </button>
      {device.hasFailed && <p role="alert">{t('locate_failed')}</p>}
      {failure ? (
        <div data-wrong={isWrong}>
          <FailedLoad {...failure} />
        </div>
      ) : zones ? (
        <CoverageSketch
          zones={zones}
          branch={branch}
          pin={point}
          label={t('sketch')}
          branchLabel={branchName}
          wrong={isWrong}
          describedBy={standing}
          onPin={pin}
        />
      ) : (
        <div className="sketch" aria-busy />
      )}
      {!failure && (
        <p id={standing} aria-live="polite" className={isWrong ? 'error' : 'font-semibold'}>
          {!point && (error ?? t('no_point'))}
          {isOutside && t('outside')}
          {zone && (zone.deliveryMinor === 0 ? t('inside_free') : t('inside', { price }))}
        </p>
      )}
      {isOutside && otherwise}
    </>
  );
}
