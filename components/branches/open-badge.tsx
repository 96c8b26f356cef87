'use client';

import { useEffect, useState } from 'react';
import { watchMinutes } from '@/lib/browser/document/watch-minutes';
import { followHours } from '@/lib/browser/menu-markup/branch-hours';
import { type OpeningHours, type OpenState, resolveOpenState } from '@/lib/domain/branches/opening-hours';
import { type OpenTexts, openSentence } from './open-sentence';

/**
 * Works the state out in the browser, because the page is static (rule branches/hours, rule platform/public-pages).
 * @param isOwn of the page's branch, whose hours it follows
 */
export function OpenBadge({
  hours: drawn,
  texts,
  isOwn = false,
}: {
  hours: OpeningHours;
  texts: OpenTexts;
  isOwn?: boolean;
}) {
  const [told, setTold] = useState<OpeningHours | null>(null);
  const [state, setState] = useState<OpenState | null>(null);
  const hours = told ?? drawn;
  useEffect(() => (isOwn ? followHours(setTold) : undefined), [isOwn]);
  useEffect(() => watchMinutes(() => setState(resolveOpenState({ hours, at: new Date() }))), [hours]);
  const color = state?.open ? 'text-success' : 'text-muted';
  return (
    <span className={`open-now ${color}`} {...(state?.open === false ? { 'data-closed': '' } : {})}>
      {state === null ? '' : openSentence(state, texts)}
    </span>
  );
}
