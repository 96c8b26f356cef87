'use client';

import { useTranslations } from 'next-intl';
import { useFaultText } from '@/components/staff/use-fault-text';
import { useNow } from '@/lib/browser/use-now';
import { ApiError } from '@/lib/clients/api-error';

const MINUTE_MS = 60_000;

const isCutOff = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === null || error.status >= 500);

/** A gap of a moment closes by itself; one that lasts is heard. @returns whether what is shown is too old to cook by */
export const isLost = ({ error, shownAt, now }: { error: unknown; shownAt: number; now: Date }): boolean =>
  isCutOff(error) && shownAt > 0 && now.getTime() - shownAt >= MINUTE_MS;

/** A board that is cut off looks like a quiet evening, so it says so over everything; a refusal is said in its own words. */
export function BoardFault({ error, shownAt }: { error: unknown; shownAt: number }) {
  const t = useTranslations('Staff');
  const sayFault = useFaultText();
  const now = useNow();
  const status = error instanceof ApiError ? error.status : null;
  const minutes = Math.floor((now.getTime() - shownAt) / MINUTE_MS);
  const isAged = isCutOff(error) && shownAt > 0 && minutes > 0;
  return (
    <div className="board-fault">
      {/* Read out once: its age is another each minute. */}
      <p role="alert" className={isAged ? 'sr-only' : ''}>
        {isCutOff(error) ? t('lost_now') : status === 404 ? t('not_there') : sayFault(error)}
      </p>
      {isAged && <p>{t('lost', { minutes })}</p>}
    </div>
  );
}
