'use client';

import { useEffect, useState } from 'react';
import { watchMinutes } from '@/lib/browser/document/watch-minutes';
import { type OpeningHours, resolveOpenState } from '@/lib/domain/branches/opening-hours';

export function HintSentence({ hours, open, closed }: { hours: OpeningHours; open: string; closed: string }) {
  const [isClosed, setClosed] = useState(false);
  useEffect(() => watchMinutes(() => setClosed(!resolveOpenState({ hours, at: new Date() }).open)), [hours]);
  return <p>{isClosed ? closed : open}</p>;
}
