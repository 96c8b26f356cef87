'use client';

import { QueryClientProvider } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { CART_EMPTY_ID, ROOM_NOTE_ID } from '@/components/layout/slots';
import { useApp } from '@/lib/browser/app-provider';
import { useKnownTable } from '@/lib/browser/use-known-table';
import { getQueryClient } from '@/lib/queries/query-client';
import { useMenuLine } from './use-menu-line';
import { useOwnVisit } from './use-own-visit';
import { useReplacedText } from './use-replaced-text';

function Ending(): null {
  useOwnVisit();
  return null;
}

/** Names the diner's room (rule table/room-code). */
export function KnownRoom() {
  const [t, cart] = [useTranslations('Table'), useTranslations('Cart')];
  const { establishment } = useApp().tenant;
  const label = useKnownTable('room');
  useMenuLine({
    label,
    here: (at) => t('room', { label: at }),
    moved: (at, before) => t('now_in_room', { label: at, before }),
  });
  useReplacedText(ROOM_NOTE_ID, label && t('other_room'));
  useReplacedText(CART_EMPTY_ID, label && cart('empty_text', { establishment }));
  if (label === null) return null;
  return (
    <QueryClientProvider client={getQueryClient()}>
      <Ending />
    </QueryClientProvider>
  );
}
