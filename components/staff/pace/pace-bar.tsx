'use client';

import { useFormatter, useTranslations } from 'next-intl';
import { useState } from 'react';
import { useFaultText } from '@/components/staff/use-fault-text';
import { useSending } from '@/components/staff/use-sending';
import { type Pace, pauseBranch } from '@/lib/contract/staff/pace-calls';
import { resolveOpenState } from '@/lib/domain/branches/opening-hours';
import { type PausedService, runningPauses } from '@/lib/domain/branches/pauses';
import type { usePace } from '@/lib/queries/staff/pace';
import { useStaff } from '@/lib/queries/staff/staff-context';
import { BusyDialog } from './busy-dialog';
import { BusyLine } from './busy-line';
import { PauseDialog } from './pause-dialog';
import { PauseLine } from './pause-line';
import { SlotBars } from './slot-bars';
import { useSeconds } from './use-seconds';

function Stopped({ slug, pace, timezone, onPace }: Given) {
  const t = useTranslations('Staff');
  const format = useFormatter();
  const { http } = useStaff();
  const [asked, setAsked] = useState<'pause' | 'busy' | null>(null);
  const { press, isPending, fault } = useSending(async (service: PausedService | null) => {
    const body = { service, length: null };
    onPace(await http(slug)(pauseBranch, { params: { id: String(pace.supplier_id) }, body }));
  });
  const { opening_hours: hours, services } = pace;
  const now = useSeconds((hours.pauses ?? []).length > 0);
  const pauses = runningPauses({ pauses: hours.pauses, at: now });
  const isOpen = resolveOpenState({ hours: { ...hours, pauses: [] }, at: now }).open;
  const isPaused = (one: PausedService | null) => pauses.some(({ service }) => service === one);
  const taken = isPaused(null) ? [] : services.filter((one) => !isPaused(one));
  const takes = () => {
    if (!isOpen) return t('branch_closed');
    if (taken.length === services.length) return t('taking_orders');
    return t('taking_orders_of', { services: format.list(taken.map((one) => t(`service_${one}`))) });
  };
  const given = { slug, pace, onPace, onDone: () => setAsked(null) };
  return (
    <>
      {taken.length > 0 && <p role="status">{takes()}</p>}
      {pauses.map((pause) => (
        <PauseLine
          key={pause.service ?? 'all'}
          {...{ pause, now, timezone, isPending }}
          onEnd={() => press(pause.service)}
        />
      ))}
      <BusyLine {...{ slug, pace, timezone, now, onPace }} />
      {fault !== null && (
        <p role="alert" className="text-danger">
          {fault}
        </p>
      )}
      <SlotBars {...{ pace, timezone }} onOpen={() => setAsked('busy')} />
      <button type="button" className="button button-quiet" onClick={() => setAsked('pause')}>
        {t('pause')}
      </button>
      <button type="button" className="button button-quiet" onClick={() => setAsked('busy')}>
        {t('busy')}
      </button>
      {asked === 'busy' && <BusyDialog {...{ ...given, timezone }} />}
      {asked === 'pause' && <PauseDialog {...given} />}
    </>
  );
}

type Given = { slug: string; pace: Pace; timezone: string; onPace: (pace: Pace) => void };

/** How the branch takes orders now, with the pauses that run counted down (rule branches/pause, rule branches/busy). */
export function PaceBar({
  slug,
  timezone,
  pace,
  error,
  show,
}: { slug: string; timezone: string } & ReturnType<typeof usePace>) {
  const t = useTranslations('Staff');
  const sayFault = useFaultText();
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
