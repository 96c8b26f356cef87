'use client';

import { QueryClientProvider } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useLayoutEffect, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import { readListedBranches } from '@/components/branches/listed-branches';
import { markAnswered } from '@/components/branches/mark-answered';
import { Location, placedAt } from '@/components/delivery/location/location';
import { BEGUN_ID, LOCATION_SLOT_ID } from '@/components/layout/slots';
import { useApp, useSlice } from '@/lib/browser/app-provider';
import { afterPaint } from '@/lib/browser/document/after-paint';
import { replaceStatic } from '@/lib/browser/menu-markup/own-product';
import { toServiceChoice } from '@/lib/domain/branches/service-choice';
import { LIST_ID } from '@/lib/domain/tenant/service-paths';
import type { Delivering } from '@/lib/queries/delivery/coverage';
import { getQueryClient } from '@/lib/queries/query-client';
import { ChooseBranch } from './choose-branch';

/** Reads the text that was typed before the script came; null: the document has no field. */
const readBegunAddress = (slot: HTMLElement): string | null =>
  slot.querySelector<HTMLInputElement>(`#${BEGUN_ID}`)?.value ?? null;

/** The answer takes the place of the page's own list, until all branches are asked for. */
function useListInstead(isAnswered: boolean): void {
  useLayoutEffect(() => {
    markAnswered(isAnswered);
    return () => markAnswered(false);
  }, [isAnswered]);
}

/** A scheduled order stays one; a tenant that only schedules has no other. */
function useDelivering(): Delivering {
  const { suppliers } = useApp().tenant;
  const chosen = useSlice('order', ({ service, subservice }) =>
    service === null ? null : toServiceChoice({ service, subservice }),
  );
  const delivers = suppliers.some(({ services }) => services.includes('delivery'));
  return chosen === 'schedule' || !delivers ? 'schedule' : 'delivery';
}

function Asked({ slot }: { slot: HTMLElement }) {
  const { tenant } = useApp();
  const t = useTranslations('Place');
  const service = useDelivering();
  const listed = useMemo(() => readListedBranches(service), [service]);
  const place = useSlice('delivery', (state) => state.place);
  const [begun] = useState(() => readBegunAddress(slot));
  useLayoutEffect(() => (begun === null ? undefined : replaceStatic(slot)), [slot, begun]);
  const isAnswered = place !== null && placedAt(place) !== null;
  /** The answer beside which all branches were asked for, from the start by the address of the list. */
  const [allFor, setAllFor] = useState(location.hash === `#${LIST_ID}` ? place : null);
  const isInstead = isAnswered && allFor !== place;
  useListInstead(isInstead);
  const showAll = () => {
    setAllFor(place);
    afterPaint(() => document.querySelector<HTMLElement>(`#${LIST_ID} a`)?.focus());
  };
  return (
    <Location listed={listed} service={service} begun={begun ?? ''}>
      {isInstead && (
        <button type="button" className="link-button" onClick={showAll}>
          {t('all', { establishment: tenant.establishment })}
        </button>
      )}
    </Location>
  );
}

/** Fills the space that the list of branches keeps for it; on `/location` it also leads on (rule delivery/start). */
export function LocationPart() {
  const { screen } = useApp();
  const [slot] = useState(() => document.getElementById(LOCATION_SLOT_ID));
  return (
    <QueryClientProvider client={getQueryClient()}>
      {screen.view === 'Location' && <ChooseBranch />}
      {slot && createPortal(<Asked slot={slot} />, slot)}
    </QueryClientProvider>
  );
}
