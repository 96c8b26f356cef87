import { useState } from 'react';
import { useApp, useSlice } from '@/lib/browser/app-provider';
import { findKeptLine } from '@/lib/browser/offline/kept-menu';
import { useKnownTable } from '@/lib/browser/use-known-table';
import { resolveOpenState } from '@/lib/domain/branches/opening-hours';
import { toServiceChoice } from '@/lib/domain/branches/service-choice';
import type { ScreenFacts } from '@/lib/domain/tenant/page-facts';
import { mayHaveCarts } from '@/lib/stores/cart/purchase-of-service';

function isClosedNow({ supplier, canOrder }: ScreenFacts, service: string | null): boolean {
  if (!canOrder || !supplier) return false;
  const asked = service === null ? {} : { service };
  return !resolveOpenState({ hours: supplier.hours, at: new Date(), ...asked }).open;
}

/** True if the diner has a cart or a dish that waits, or sits at a table, the branch is closed, or the menu is a kept one, which has to become as of now. */
export function useOrderNeeded(): boolean {
  const hasCart = useSlice('order', mayHaveCarts);
  const [isKept] = useState(() => findKeptLine() !== null);
  const isSeated = useKnownTable('table') !== null;
  const { screen } = useApp();
  const choice = useSlice('order', ({ service, subservice }) =>
    service === null ? null : toServiceChoice({ service, subservice }),
  );
  const isParked = useSlice('order', ({ parked }) => parked !== null);
  return hasCart || isParked || isSeated || isKept || isClosedNow(screen, choice);
}
