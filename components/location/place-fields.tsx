'use client';

import { LocateFixed } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Field } from '@/components/ui/field';
import type { DeliveryPlace } from '@/lib/contract/contact';
import type { CoverageZone } from '@/lib/contract/polygons';
import { findZone } from '@/lib/domain/coverage';
import type { Currency } from '@/lib/domain/currencies';
import { formatMoney, toMinor } from '@/lib/domain/money';
import { CoverageSketch } from './coverage-sketch';

export type PlaceDraft = Omit<DeliveryPlace, 'latitude' | 'longitude'> & {
  latitude: number | null;
  longitude: number | null;
};
type FieldName = 'address' | 'address_optional' | 'neighbourhood' | 'reference';
const FIELDS: FieldName[] = ['address', 'address_optional', 'neighbourhood', 'reference'];

/** The zone under a point, by the very rule the server applies (decision 43). */
function zoneAt(
  zones: readonly CoverageZone[],
  point: { latitude: number; longitude: number },
  currency: Currency,
) {
  const ruled = zones.map((zone) => ({
    active: zone.active,
    deliveryMinor: toMinor({ amount: zone.delivery_price, currency }) ?? 0,
    rings: zone.geometry.coordinates,
  }));
  return findZone({ zones: ruled, ...point });
}

/** Where an order goes: the point decides coverage and price, the words help whoever brings it. */
export function PlaceFields({
  place,
  zones,
  branch,
  branchName,
  currency,
  errors,
  onChange,
  onTakeAway,
}: {
  place: PlaceDraft;
  /** Null while they are on their way: the map keeps its place. */
  zones: readonly CoverageZone[] | null;
  branch: { latitude: number; longitude: number };
  branchName: string;
  currency: Currency;
  errors: Partial<Record<FieldName | 'point', string>>;
  onChange: (changes: Partial<PlaceDraft>) => void;
  /** Null where the branch offers none. */
  onTakeAway: (() => void) | null;
}) {
  const t = useTranslations('Checkout');
  const [noDevice, setNoDevice] = useState(false);
  const { latitude, longitude } = place;
  const point = latitude === null || longitude === null ? null : { latitude, longitude };
  const zone = point && zones && zoneAt(zones, point, currency);
  const isOutside = point !== null && zones !== null && !zone;
  const locate = () =>
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => onChange({ latitude: coords.latitude, longitude: coords.longitude }),
      () => setNoDevice(true),
      { timeout: 10_000 },
    );
  const isWrong = isOutside || (!point && errors.point !== undefined);
  const price = zone ? formatMoney({ amountMinor: zone.deliveryMinor, currency }) : '';
  return (
    <div className="grid gap-4">
      <button type="button" className="button button-quiet" onClick={locate}>
        <LocateFixed size={22} aria-hidden />
        {t('locate')}
      </button>
      {noDevice && <p role="alert">{t('locate_failed')}</p>}
      {zones ? (
        <CoverageSketch
          zones={zones}
          branch={branch}
          pin={point}
          label={t('sketch')}
          branchLabel={branchName}
          wrong={isWrong}
          onPin={onChange}
        />
      ) : (
        <div className="sketch" aria-busy />
      )}
      <p aria-live="polite" className={isWrong ? 'error' : 'font-semibold'}>
        {!point && (errors.point ?? t('no_point'))}
        {isOutside && t('outside')}
        {zone && (zone.deliveryMinor === 0 ? t('inside_free') : t('inside', { price }))}
      </p>
      {isOutside && onTakeAway && (
        <button type="button" className="button button-quiet" onClick={onTakeAway}>
          {t('change_service')}
        </button>
      )}
      {FIELDS.map((name) => (
        <Field
          key={name}
          label={t(name)}
          value={place[name]}
          error={errors[name]}
          autoComplete={name === 'address' ? 'street-address' : 'off'}
          onChange={(value) => onChange({ [name]: value })}
        />
      ))}
    </div>
  );
}
