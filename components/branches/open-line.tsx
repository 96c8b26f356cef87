import type { OpeningHours } from '@/lib/domain/branches/opening-hours';
import { OpenBadge } from './open-badge';
import { longestSentence, type OpenTexts } from './open-sentence';

/** Keeps the room that the longest sentence takes, before the script says the one of now. */
export function OpenLine(said: { hours: OpeningHours; texts: OpenTexts; isOwn?: boolean }) {
  return (
    <div className="open-line" data-longest={longestSentence(said)}>
      <OpenBadge {...said} />
    </div>
  );
}
