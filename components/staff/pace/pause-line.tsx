'use client';

import { useTranslations } from 'next-intl';
import { useHours } from '@/components/staff/shop';
import type { Pause } from '@/lib/domain/branches/pauses';

const pad = (part: number) => String(part).padStart(2, '0');

/** `12:34`, or `1:12:34` from an hour on. */
function countDown(ms: number): string {
  const seconds = Math.max(0, Math.round(ms / 1000));
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return `${hours > 0 ? `${hours}:${pad(minutes)}` : minutes}:${pad(seconds % 60)}`;
}

/** A pause that runs, with the button that ends it. */
export function PauseLine({
  pause: { service, until },
  now,
  timezone,
  isPending,
  onEnd,
}: {
  pause: Pause;
  now: Date;
  timezone: string;
  isPending: boolean;
  onEnd: () => void;
}) {
  const t = useTranslations('Staff');
  const { clock } = useHours();
  const time = clock(until, timezone);
  const name = service === null ? t('pause_all') : t(`service_${service}`);
  return (
    <p className="pace-pause">
      <strong>{t('paused_until', { service: name, time })}</strong>
      <span role="timer" className="tabular-nums">
        {t('pause_left', { time: countDown(new Date(until).getTime() - now.getTime()) })}
      </span>
      <button type="button" className="button" disabled={isPending} onClick={onEnd}>
        {t('resume', { service: name })}
      </button>
    </p>
  );
}
