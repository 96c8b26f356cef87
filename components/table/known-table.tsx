'use client';

import { useTranslations } from 'next-intl';
import { useLayoutEffect, useState } from 'react';
import { useSlice, useVisit } from '@/lib/browser/visit-provider';
import { tableAt } from '@/lib/stores/known-table';
import { MENU_LINE_ID } from './menu-line-id';

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
    line.textContent = before === null ? t('table', { label }) : t('now_at', { label, before });
    stores.ontable.setState({ before: null });
  }, [label, before, t, stores]);
  return null;
}
