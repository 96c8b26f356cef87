'use client';

import { useTranslations } from 'next-intl';
import type { Bell } from './use-bell';

/** A screen that cannot ring says so over everything, and one tap mends it where a tap can. */
export function SoundFault({ sound, test }: Bell) {
  const t = useTranslations('Staff');
  if (sound === 'on') return null;
  return (
    <div className="board-fault flex flex-wrap items-center gap-x-4 gap-y-2" role="status">
      <p>{sound === 'none' ? t('sound_none') : t('sound_off')}</p>
      {sound === 'waiting' && (
        <button type="button" className="button" onClick={test}>
          {t('sound_go')}
        </button>
      )}
    </div>
  );
}

/** A shift begins with it: is the screen loud enough here? */
export function SoundTest({ sound, test }: Bell) {
  const t = useTranslations('Staff');
  if (sound !== 'on') return null;
  return (
    <button type="button" className="button button-quiet" onClick={test}>
      {t('sound_test')}
    </button>
  );
}
