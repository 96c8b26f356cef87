'use client';

import { useEffect, useState } from 'react';
import { watchMinutes } from '@/lib/browser/document/watch-minutes';
import { type OpeningHours, type OpenState, resolveOpenState } from '@/lib/domain/branches/opening-hours';
import { type OpenTexts, openSentence } from './open-sentence';

/** Works the state out in the browser, because the page is static (rule branches/hours, rule platform/public-pages). */
export function OpenBadge({ hours, texts }: { hours: OpeningHours; texts: OpenTexts }) {
  const [state, setState] = useState<OpenState | null>(null);
  useEffect(() => watchMinutes(() => setState(resolveOpenState({ hours, at: new Date() }))), [hours]);
  const color = state?.open ? 'text-success' : 'text-muted';
  return (
    <span className={`open-now ${color}`} {...(state?.open === false ? { 'data-closed': '' } : {})}>
      {state === null ? '' : openSentence(state, texts)}
    </span>
  );
}
