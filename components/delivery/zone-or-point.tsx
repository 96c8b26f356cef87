'use client';

import type { ComponentProps } from 'react';
import type { Cart } from '@/lib/contract/cart/cart';
import { AddressPoint } from './address-point';
import { ShippingZoneChoice } from './shipping-zone-choice';

type Props = Omit<ComponentProps<typeof AddressPoint>, 'isOptional' | 'choice'> & {
  cart: Pick<Cart, 'shipping_zones' | 'point'>;
  zone: string | null;
  zoneError: string | undefined;
  onZone: (zone: string | null) => void;
  onZoneLeft: () => void;
};

/** A point says the price of a delivery, or a zone by its name (rule delivery/price). */
export function ZoneOrPoint({ cart, zone, zoneError, onZone, onZoneLeft, ...point }: Props) {
  const { shipping_zones: zones } = cart;
  // One zone is chosen by itself.
  const choice = zones.length > 1 && (
    <ShippingZoneChoice
      zones={zones}
      chosen={zone}
      currency={point.currency}
      error={zoneError}
      onChoose={onZone}
      onLeave={onZoneLeft}
    />
  );
  if (cart.point === 'none') return choice;
  return <AddressPoint {...point} isOptional={cart.point === 'optional'} choice={choice || null} />;
}
