'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useFaultText } from '@/components/staff/use-fault-text';
import { useSending } from '@/components/staff/use-sending';
import { type Pace, pauseBranch } from '@/lib/contract/staff/pace-calls';
import { resolveOpenState } from '@/lib/domain/branches/opening-hours';
import type { PauseLength } from '@/lib/domain/branches/pause-end';
import { type PausedService, runningPauses } from '@/lib/domain/branches/pauses';
import { usePace } from '@/lib/queries/staff/pace';
import { useStaff } from '@/lib/queries/staff/staff-context';
import { BusyDialog } from './busy-dialog';
import { BusyLine } from './busy-line';
import { PauseDialog } from './pause-dialog';
import { PauseLine } from './pause-line';
import { useSeconds } from './use-seconds';

type Said = { service: PausedService | null; length: PauseLength | null };

function Stopped({ slug, pace, timezone, onPace }: Given) {
  const t = useTranslations('Staff');
  const { http } = useStaff();
  const [isAsked, setAsked] = useState(false);
  const [isBusyAsked, setBusyAsked] = useState(false);
  const { press, isPending, fault } = useSending(async (body: Said) => {
    onPace(await http(slug)(pauseBranch, { params: { id: String(pace.supplier_id) }, body }));
    setAsked(false);
  });
  const { opening_hours: hours, services } = pace;
  const now = useSeconds((hours.pauses ?? []).length > 0);
  const pauses = runningPauses({ pauses: hours.pauses, at: now });
  const isOpen = resolveOpenState({ hours: { ...hours, pauses: [] }, at: now }).open;
  const isPaused = (one: PausedService | null) => pauses.some(({ service }) => service === one);
  const isAll = isPaused(null) || services.every(isPaused);
  return (
    <>
      {!isAll && <p role="status">{t(isOpen ? 'taking_orders' : 'branch_closed')}</p>}
      {pauses.map((pause) => (
        <PauseLine
          key={pause.service ?? 'all'}
          {...{ pause, now, timezone, isPending }}
          onEnd={() => press({ service: pause.service, length: null })}
        />
      ))}
      <BusyLine {...{ slug, pace, timezone, now, onPace }} />
      {fault !== null && !isAsked && (
        <p role="alert" className="text-danger">
          {fault}
        </p>
      )}
      <button type="button" className="button button-quiet" onClick={() => setAsked(true)}>
        {t('pause')}
      </button>
      <button type="button" className="button button-quiet" onClick={() => setBusyAsked(true)}>
        {t('busy')}
      </button>
      {isBusyAsked && <BusyDialog {...{ slug, pace, onPace }} onDone={() => setBusyAsked(false)} />}
      {isAsked && (
        <PauseDialog
          {...{ services, isPending, fault }}
          onClose={() => setAsked(false)}
          onPause={(service, length) => press({ service, length })}
        />
      )}
    </>
  );
}

type Given = { slug: string; pace: Pace; timezone: string; onPace: (pace: Pace) => void };

/** How the branch takes orders now, with the pauses that run counted down (rule branches/pause, rule branches/busy). */
export function PaceBar({ slug, branchId, timezone }: { slug: string; branchId: number; timezone: string }) {
  const t = useTranslations('Staff');
  const sayFault = useFaultText();
  const { pace, error, show } = usePace({ slug, branchId });
  if (!pace && !error) return null;
  return (
    <section className="pace-bar" aria-label={t('pace')}>
      {pace ? (
        <Stopped {...{ slug, pace, timezone }} onPace={show} />
      ) : (
        <p role="status">{sayFault(error)}</p>
      )}
    </section>
  );
}
