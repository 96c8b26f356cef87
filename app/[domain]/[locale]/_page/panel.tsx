'use client';

import { Suspense } from 'react';
import { PanelCarts } from '@/components/cart/panel-carts';
import { LeftPanel } from '@/components/layout/left-panel';
import { PanelNotices } from '@/components/orders/panel-notices';
import { useApp, useSlice } from '@/lib/browser/app-provider';
import { sparePart } from '@/lib/browser/parts/lazy-part';
import { mayHaveCarts } from '@/lib/stores/cart/purchase-of-service';
import { PanelPlaces } from './panel-places';

const PanelBookings = sparePart(() =>
  import('@/components/booking/info/panel-bookings').then((one) => one.PanelBookings),
);

type Props = { onClose: () => void; onCookies: () => void };

export function Panel({ onClose, onCookies }: Props) {
  const hasCarts = useSlice('order', mayHaveCarts);
  const takesBookings = useApp().tenant.services.includes('book');
  return (
    <LeftPanel
      carts={hasCarts && <PanelCarts />}
      bookings={
        takesBookings && (
          <Suspense fallback={null}>
            <PanelBookings />
          </Suspense>
        )
      }
      notices={<PanelNotices />}
      places={<PanelPlaces onClose={onClose} />}
      onClose={onClose}
      onCookies={onCookies}
    />
  );
}
