'use client';

import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { useNow } from '@/lib/browser/use-now';
import type { StaffOrder } from '@/lib/contract/staff/calls';
import { calls, isUnseen, tunesOf } from '@/lib/domain/staff/board';
import { isLost } from './board-fault';
import { useAwake } from './use-awake';
import { useBadge } from './use-badge';
import { type Bell, useBell } from './use-bell';

/** The tab says how many wait, for who works in another one. */
function useWaitingTitle(count: number): void {
  const t = useTranslations('Staff');
  const title = count > 0 ? t('waiting', { count }) : t('screen_board');
  useEffect(() => {
    document.title = title;
  }, [title]);
}

/**
 * How a board calls somebody: by its bell, on its tab and on the icon of the app, by a screen that stays awake (rule staff/board). A lost
 * connection is heard once: nothing else would be.
 */
export function useNoise({
  orders,
  error,
  shownAt,
}: {
  orders: readonly StaffOrder[];
  error: unknown;
  shownAt: number;
}): Bell {
  const now = useNow();
  const waiting = orders.filter(isUnseen);
  // No news have such an id, and each loss has its own.
  const loss = isLost({ error, shownAt, now }) ? [{ id: -shownAt, tune: 'new' as const }] : [];
  useAwake();
  useBadge(waiting.length);
  useWaitingTitle(waiting.length);
  return useBell({ isRinging: waiting.some(calls), once: [...waiting.flatMap(tunesOf), ...loss] });
}
