'use client';

import { useEffect, useState } from 'react';
import { watchMinutes } from '@/lib/browser/document/watch-minutes';
import { type OpeningHours, resolveOpenState } from '@/lib/domain/branches/opening-hours';

/** A pause stops orders from afar and from phones, and nobody's waiter (rule branches/pause). */
function isShut(hours: OpeningHours): boolean {
  const state = resolveOpenState({ hours, at: new Date() });
  return !state.open && !state.paused;
}

/** Stands as high as the longer of its sentences: the static page shows one, and the hour may need the other. */
export function HintSentence({ hours, open, closed }: { hours: OpeningHours; open: string; closed: string }) {
  const [isClosed, setClosed] = useState(false);
  useEffect(() => watchMinutes(() => setClosed(isShut(hours))), [hours]);
  const said = isClosed ? closed : open;
  return (
    <div className="grid">
      {[open, closed].map((sentence) => (
        <p
          key={sentence}
          className="col-start-1 row-start-1"
          style={sentence === said ? {} : { visibility: 'hidden' }}
        >
          {sentence}
        </p>
      ))}
    </div>
  );
}
