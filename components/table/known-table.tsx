'use client';

import { QueryClientProvider } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { type ReactNode, useLayoutEffect } from 'react';
import { CART_EMPTY_ID, SEAT_NOTE_ID } from '@/components/layout/slots';
import { useApp } from '@/lib/browser/app-provider';
import { useOpenState } from '@/lib/browser/use-is-open-for';
import { useKnownTable } from '@/lib/browser/use-known-table';
import { asksForSeat } from '@/lib/domain/branches/order-hint';
import { getQueryClient } from '@/lib/queries/query-client';
import { CallWaiter } from './call-waiter';
import { useMenuLine } from './use-menu-line';
import { useOwnVisit } from './use-own-visit';
import { useReplacedText } from './use-replaced-text';

function Calls({ children }: { children: ReactNode }) {
  const visit = useOwnVisit();
  return visit && (visit.can_call_waiter || children) ? (
    <CallWaiter visit={visit}>{children}</CallWaiter>
  ) : null;
}

/** Where the page asks everybody to scan a code it says that this diner orders (rule table/ordering). */
function useLiftedHint(label: string | null): void {
  const [t, cart, errors] = [useTranslations('Table'), useTranslations('Cart'), useTranslations('Errors')];
  const { screen, tenant } = useApp();
  const isLifted = label !== null && asksForSeat(screen.hints.table ?? null);
  const isLater = screen.supplier?.on_table_class === 'checkout';
  const { establishment } = tenant;
  useLayoutEffect(() => {
    const note = isLifted ? document.getElementById(SEAT_NOTE_ID) : null;
    // The shorter sentence leaves what stands below it in place.
    if (note) note.style.minHeight = `${note.offsetHeight}px`;
  }, [isLifted]);
  const state = useOpenState('on_table');
  const said = state?.open
    ? t(isLater ? 'orders_later' : 'orders_first', { label: label ?? '' })
    : errors(state?.paused ? 'paused' : 'closed', { seat: 'table', establishment });
  useReplacedText(SEAT_NOTE_ID, isLifted ? said : null);
  useReplacedText(CART_EMPTY_ID, isLifted ? cart('empty_text', { establishment }) : null);
}

/** Names the diner's table in the page's own line, once with the one that it replaced (rule table/code). @param children
 * stands in the dock of the table */
export function KnownTable({ children }: { children?: ReactNode }) {
  const t = useTranslations('Table');
  const label = useKnownTable('table');
  useMenuLine({
    label,
    here: (at) => t('table', { label: at }),
    moved: (at, before) => t('now_at', { label: at, before }),
  });
  useLiftedHint(label);
  if (label === null) return null;
  return (
    <QueryClientProvider client={getQueryClient()}>
      <Calls>{children}</Calls>
    </QueryClientProvider>
  );
}
