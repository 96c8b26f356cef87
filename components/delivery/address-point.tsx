'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useId, useState } from 'react';
import { FailedLoad } from '@/components/layout/failed-load';
import { useVisit } from '@/lib/browser/visit-provider';
import type { CoverageZone } from '@/lib/contract/delivery/polygons';
import { pointOf } from '@/lib/contract/people/contact';
import { findZone } from '@/lib/domain/delivery/coverage';
import type { Point } from '@/lib/domain/delivery/point';
import type { Currency } from '@/lib/domain/money/currencies';
import { formatMoney, nearestMinor } from '@/lib/domain/money/money';
import type { LabelledPoint, MapProps } from './coverage-sketch';
import { LocateButton } from './locate-button';
import { PlaceMap } from './maps/place-map';
import { useDevicePoint } from './use-device-point';

/** As on the server (rule delivery/coverage). */
function zoneAt(zones: readonly CoverageZone[], point: Point, currency: Currency) {
  const ruled = zones.map((zone) => ({
    active: zone.active,
    deliveryMinor: nearestMinor({ amount: zone.delivery_price, currency }),
    rings: zone.geometry.coordinates,
  }));
  return findZone({ zones: ruled, ...point });
}

function PriceOfZone({ deliveryMinor, currency }: { deliveryMinor: number; currency: Currency }) {
  const t = useTranslations('Checkout');
  if (deliveryMinor === 0) return t('inside_free');
  return t('inside', { price: formatMoney({ amountMinor: deliveryMinor, currency }) });
}

type Props = {
  address: { latitude: number | null; longitude: number | null };
  /** Null while loading: the map keeps its space. */
  zones: readonly CoverageZone[] | null;
  /** Why they did not load (rule delivery/coverage). */
  failure: { error: unknown; onRetry: () => void } | null;
  branch: LabelledPoint;
  currency: Currency;
  error: string | undefined;
  /** False: the point was found by its address. */
  needsMap: boolean;
  /** A street was found, and no number on it. */
  isRough: boolean;
  otherwise: ReactNode;
  onChange: (point: Point) => void;
};

type ZoneMapProps = Pick<Props, 'zones' | 'failure' | 'branch'> &
  Pick<MapProps, 'pin' | 'wrong' | 'describedBy' | 'onPin'>;

function ZoneMap({ zones, failure, branch, ...map }: ZoneMapProps) {
  const t = useTranslations('Place');
  if (failure) {
    return (
      <div data-wrong={map.wrong}>
        <FailedLoad {...failure} />
      </div>
    );
  }
  if (!zones) return <div className="sketch" aria-busy />;
  return <PlaceMap {...map} zones={zones} branches={[branch]} label={t('sketch')} />;
}

export function AddressPoint({ otherwise, ...props }: Props) {
  const t = useTranslations('Checkout');
  // Without zones there is no map.
  if (props.zones?.length !== 0) return <PointOnMap {...props} otherwise={otherwise} />;
  return (
    <div className="grid gap-4" data-wrong={Boolean(otherwise)}>
      <p className="error">{t('no_delivery')}</p>
      {otherwise}
    </div>
  );
}

function PointOnMap({
  address,
  zones,
  failure,
  branch,
  currency,
  error,
  needsMap,
  isRough,
  otherwise,
  onChange,
}: Props) {
  const t = useTranslations('Checkout');
  const place = useTranslations('Place');
  const { searchesPlaces } = useVisit().tenant;
  const standing = useId();
  const device = useDevicePoint({ onPoint: onChange });
  const [isOpened, setOpened] = useState(false);
  const point = pointOf(address);
  const zone = point && zones && zoneAt(zones, point, currency);
  const isOutside = point !== null && zones !== null && !zone;
  // Where addresses are found, the point is a question only once one was not.
  const isAsked = point ? needsMap : !searchesPlaces || error !== undefined;
  const isMapShown = isOpened || isAsked || failure !== null || isOutside;
  const isWrong = isOutside || (!point && error !== undefined);
  const pin = (at: Point) => {
    device.settle();
    onChange(at);
  };
  return (
    <>
      {isRough && <p role="status">{t('check_point')}</p>}
      {(isMapShown || !point) && <LocateButton device={device} />}
      {isMapShown && (
        <ZoneMap
          zones={zones}
          failure={failure}
          branch={branch}
          pin={point}
          wrong={isWrong}
          describedBy={standing}
          onPin={pin}
        />
      )}
      {!failure && (
        <p id={standing} aria-live="polite" className={`min-h-[24px] ${isWrong ? 'error' : 'font-semibold'}`}>
          {!point && isMapShown && (error ?? t('no_point'))}
          {isOutside && t('outside')}
          {zone && <PriceOfZone deliveryMinor={zone.deliveryMinor} currency={currency} />}
        </p>
      )}
      {!isMapShown && (
        <button
          type="button"
          className="inline-flex min-h-[44px] items-center justify-self-start text-brand-text underline"
          onClick={() => setOpened(true)}
        >
          {point ? t('show_map') : place('on_map')}
        </button>
      )}
      {isOutside && otherwise}
    </>
  );
}
