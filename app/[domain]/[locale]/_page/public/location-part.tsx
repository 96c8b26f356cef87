'use client';

import { QueryClientProvider } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { readListedBranches } from '@/components/branches/listed-branches';
import { LOCATION_SLOT_ID } from '@/components/branches/location-slot';
import { Location } from '@/components/delivery/location/location';
import { useSlice, useVisit } from '@/lib/browser/visit-provider';
import { toServiceChoice } from '@/lib/domain/branches/service-choice';
import { LIST_ID } from '@/lib/domain/tenant/service-paths';
import { getQueryClient } from '@/lib/queries/query-client';
import { ChooseBranch } from './choose-branch';

/** The answer takes the place of the page's own list, until all branches are asked for. */
function useListInstead(isAnswered: boolean): void {
  useEffect(() => {
    const list = document.getElementById(LIST_ID);
    list?.toggleAttribute('data-answered', isAnswered);
    return () => list?.removeAttribute('data-answered');
  }, [isAnswered]);
}

function Asked() {
  const { tenant } = useVisit();
  const t = useTranslations('Place');
  const [listed] = useState(readListedBranches);
  const [showsAll, setAll] = useState(false);
  const service = useSlice('order', (order) =>
    order.service !== null && toServiceChoice({ ...order, service: order.service }) === 'schedule'
      ? 'schedule'
      : 'delivery',
  );
  const isAnswered = useSlice('delivery', ({ place }) => place !== null && place.latitude !== null);
  useListInstead(isAnswered && !showsAll);
  return (
    <>
      <Location listed={listed} service={service} />
      {isAnswered && !showsAll && listed.length > 1 && (
        <button type="button" className="link-button" onClick={() => setAll(true)}>
          {t('all', { establishment: tenant.establishment })}
        </button>
      )}
    </>
  );
}

/** In the space that the list of branches keeps for it; `/location` also leads on (rule delivery/start). */
export function LocationPart() {
  const { screen } = useVisit();
  const [slot] = useState(() => document.getElementById(LOCATION_SLOT_ID));
  return (
    <QueryClientProvider client={getQueryClient()}>
      {screen.view === 'Location' && <ChooseBranch />}
      {slot && createPortal(<Asked />, slot)}
    </QueryClientProvider>
  );
}
