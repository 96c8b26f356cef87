'use client';

import { QueryClientProvider } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useEffect, useLayoutEffect, useState } from 'react';
import { useSlice, useVisit } from '@/lib/browser/visit-provider';
import { isFinal } from '@/lib/clients/api-error';
import { getQueryClient } from '@/lib/queries/query-client';
import { useTableVisit } from '@/lib/queries/table';
import { tableAt } from '@/lib/stores/known-table';
import { onTableSlice } from '@/lib/stores/slices';
import { CallWaiter } from './call-waiter';
import { MENU_LINE_ID } from './menu-line-id';

/** What has ended on the server ends here too: a renewed code, a table that is gone. */
function Calls() {
  const { stores } = useVisit();
  const { data, error } = useTableVisit();
  const isOver = error !== null && isFinal(error);
  useEffect(() => {
    if (isOver) stores.ontable.setState(onTableSlice.initial);
  }, [isOver, stores]);
  return data?.can_call_waiter ? <CallWaiter visit={data} /> : null;
}

/** Names the diner's table in the page's own line, and once the one that it replaced (rule table/code). */
export function KnownTable() {
  const t = useTranslations('Table');
  const { screen, stores } = useVisit();
  const supplierId = screen.supplier?.id ?? 0;
  const [now] = useState(() => new Date());
  const [before] = useState(() => stores.ontable.getState().before);
  const label = useSlice('ontable', (state) => tableAt({ state, supplierId, now }));
  useLayoutEffect(() => {
    const line = document.getElementById(MENU_LINE_ID);
    if (!line || label === null) return;
    const own = line.textContent;
    line.textContent = before === null ? t('table', { label }) : t('now_at', { label, before });
    stores.ontable.setState({ before: null });
    return () => {
      line.textContent = own;
    };
  }, [label, before, t, stores]);
  if (label === null) return null;
  return (
    <QueryClientProvider client={getQueryClient()}>
      <Calls />
    </QueryClientProvider>
  );
}
