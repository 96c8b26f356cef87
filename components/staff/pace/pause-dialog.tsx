'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useSending } from '@/components/staff/use-sending';
import { Dialog } from '@/components/ui/dialog';
import { type Pace, pauseBranch } from '@/lib/contract/staff/pace-calls';
import { PAUSE_LENGTHS, type PauseLength } from '@/lib/domain/branches/pause-end';
import type { PausedService } from '@/lib/domain/branches/pauses';
import { useStaff } from '@/lib/queries/staff/staff-context';

type Which = PausedService | null;
type Given = { slug: string; pace: Pace; onPace: (pace: Pace) => void; onDone: () => void };

/** Everything is chosen before; one tap on how long stops it. */
export function PauseDialog({ slug, pace: { supplier_id: id, services }, onPace, onDone }: Given) {
  const t = useTranslations('Staff');
  const { http } = useStaff();
  const [which, setWhich] = useState<Which>(null);
  const { press, isPending, fault } = useSending(async (length: PauseLength) => {
    onPace(await http(slug)(pauseBranch, { params: { id: String(id) }, body: { service: which, length } }));
    onDone();
  });
  const choices: Which[] = services.length > 1 ? [null, ...services] : [];
  return (
    <Dialog onClose={onDone} title={t('pause_title')} closeLabel={t('pause_close')}>
      <div className="grid gap-4">
        <p>{t('pause_text')}</p>
        {choices.length > 0 && (
          <fieldset className="flex flex-wrap gap-2">
            <legend>{t('pause_what')}</legend>
            {choices.map((one) => (
              <button
                key={one ?? 'all'}
                type="button"
                className={one === which ? 'button' : 'button button-quiet'}
                aria-pressed={one === which}
                onClick={() => setWhich(one)}
              >
                {one === null ? t('pause_all') : t(`service_${one}`)}
              </button>
            ))}
          </fieldset>
        )}
        <fieldset className="pace-choices">
          <legend>{t('pause_long')}</legend>
          {[...PAUSE_LENGTHS, 'today' as const].map((length) => (
            <button
              key={length}
              type="button"
              className="button button-quiet"
              disabled={isPending}
              onClick={() => press(length)}
            >
              {length === 'today' ? t('pause_today') : t('minutes', { minutes: length })}
            </button>
          ))}
        </fieldset>
        {fault !== null && (
          <p role="alert" className="text-danger">
            {fault}
          </p>
        )}
      </div>
    </Dialog>
  );
}
