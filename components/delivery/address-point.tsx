'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useId, useState } from 'react';
import { FailedLoad } from '@/components/layout/failed-load';
import { useCaughtFocus } from '@/components/ui/use-caught-focus';
import { useApp } from '@/lib/browser/app-provider';
import type { CoverageZone } from '@/lib/contract/delivery/polygons';
import { pointOf } from '@/lib/contract/people/contact';
import type { Point } from '@/lib/domain/delivery/point';
import type { Currency } from '@/lib/domain/money/currencies';
import type { LabelledPoint, MapProps } from './coverage-sketch';
import { LocateButton } from './locate-button';
import { PlaceMap } from './maps/place-map';
import { PointStanding, standingOf } from './point-standing';
import { useDevicePoint } from './use-device-point';

type Props = {
  address: { latitude: number | null; longitude: number | null; address: string };
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
  /** A zone can be chosen by its name, or there is one alone (rule delivery/price). */
  isOptional: boolean;
  /** It is chosen by its name; null: there is nothing to choose. */
  choice: ReactNode;
  onChange: (point: Point) => void;
  onUnpin: () => void;
};

const LINK = 'inline-flex min-h-[44px] items-center justify-self-start text-brand-text underline';

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
  if (props.zones?.length !== 0 || props.isOptional) return <PointOnMap {...props} otherwise={otherwise} />;
  return (
    <div className="grid gap-4" data-wrong={Boolean(otherwise)}>
      <p className="error">{t('no_delivery')}</p>
      {otherwise}
    </div>
  );
}

/** Where a place is told by its words and its zone, a map is opened by nobody but the diner, and only one with streets. */
function useMapOpening({
  address,
  isOptional,
  choice,
  needsMap,
  error,
}: Pick<Props, 'address' | 'isOptional' | 'choice' | 'needsMap' | 'error'>) {
  const { tenant, screen } = useApp();
  const [isOpened, setOpened] = useState(false);
  const hasPoint = pointOf(address) !== null;
  const isMissed = !tenant.searchesPlaces || error !== undefined;
  // Where addresses are found, the point is a question only once one was not.
  const isAsked = hasPoint ? needsMap && (!isOptional || Boolean(screen.map)) : isMissed && !isOptional;
  return {
    isAsked: isAsked || isOpened,
    canOpen: choice === null || Boolean(screen.map),
    isZoneAsked: !hasPoint && (isMissed || address.address !== ''),
    open: () => setOpened(true),
  };
}

type LinksProps = { hasPoint: boolean; onOpen: (() => void) | null; onUnpin: (() => void) | null };

/** Opens the map, and takes the point away. */
function PointLinks({ hasPoint, onOpen, onUnpin }: LinksProps) {
  const [t, place] = [useTranslations('Checkout'), useTranslations('Place')];
  return (
    <>
      {onOpen && (
        <button type="button" className={LINK} onClick={onOpen}>
          {hasPoint ? t('show_map') : place('on_map')}
        </button>
      )}
      {onUnpin && (
        <button type="button" className={LINK} onClick={onUnpin}>
          {t('unpin')}
        </button>
      )}
    </>
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
  isOptional,
  choice,
  onChange,
  onUnpin,
}: Props) {
  const t = useTranslations('Checkout');
  const standing = useId();
  const device = useDevicePoint({ onPoint: onChange });
  const opening = useMapOpening({ address, isOptional, choice, needsMap, error });
  const at = standingOf({ address, zones, currency, error });
  const { point, isOutside, isWrong } = at;
  const isMapShown = opening.isAsked || (!isOptional && (failure !== null || isOutside));
  // The button that opened it is gone.
  const map = useCaughtFocus<HTMLDivElement>(isMapShown ? 0 : 1);
  const pin = (to: Point) => {
    device.settle();
    onChange(to);
  };
  return (
    <>
      {isRough && <p role="status">{t('check_point')}</p>}
      {opening.isZoneAsked && choice}
      {(isMapShown || !point) && <LocateButton device={device} by={opening.canOpen ? 'map' : 'zone'} />}
      {(!failure || isOptional) && (
        <PointStanding id={standing} at={at} currency={currency}>
          {isMapShown && (error ?? t('no_point'))}
        </PointStanding>
      )}
      {isMapShown && (
        <div ref={map} tabIndex={-1} className="outline-none">
          <ZoneMap
            zones={zones}
            failure={failure}
            branch={branch}
            pin={point}
            wrong={isWrong}
            describedBy={standing}
            onPin={pin}
          />
        </div>
      )}
      <PointLinks
        hasPoint={point !== null}
        onOpen={!isMapShown && opening.canOpen ? opening.open : null}
        onUnpin={isOptional && point ? onUnpin : null}
      />
      {isOutside && otherwise}
    </>
  );
}
