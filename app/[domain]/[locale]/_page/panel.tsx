'use client';

import { PanelCarts } from '@/components/cart/panel-carts';
import { LeftPanel } from '@/components/layout/left-panel';
import { useSlice } from '@/lib/browser/visit-provider';
import { mayHaveCarts } from '@/lib/stores/purchase-of-service';
import { PanelPlaces } from './panel-places';

type Props = { onClose: () => void; onCookies: () => void };

export function Panel({ onClose, onCookies }: Props) {
  const hasCarts = useSlice('order', mayHaveCarts);
  return (
    <LeftPanel
      carts={hasCarts && <PanelCarts />}
      places={<PanelPlaces onClose={onClose} />}
      onClose={onClose}
      onCookies={onCookies}
    />
  );
}
