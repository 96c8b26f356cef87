'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useKeptChoice } from '@/components/staff/use-kept-choice';
import type { StaffBooking } from '@/lib/contract/staff/booking-calls';
import { useDay } from './day-context';
import { BlockDialog } from './dialogs/block-dialog';
import { NewBookingDialog } from './dialogs/new-booking-dialog';
import { TableDialog } from './dialogs/table-dialog';
import { WalkInDialog } from './dialogs/walk-in-dialog';
import { HourList } from './hour-list';
import { OneBooking } from './one-booking';
import { Timeline } from './timeline';
import { ToSee } from './to-see';

/** @param from an hour of the branch's clock, where a place of the timeline was tapped */
type Asked = { what: 'walk_in' | 'new' | 'block' | 'table'; tableId: number | null; from: string | null };

const VIEWS = ['hours', 'tables'] as const;

/** Which of the two ways the day is drawn, where a screen has room for one. */
function ViewSwitch({ view, onView }: { view: string; onView: (view: string) => void }) {
  const t = useTranslations('StaffBookings');
  return (
    <fieldset className="day-views">
      <legend className="sr-only">{t('view')}</legend>
      {VIEWS.map((one) => (
        <button
          key={one}
          type="button"
          className="button button-quiet"
          aria-pressed={one === view}
          onClick={() => onView(one)}
        >
          {t(`view_${one}`)}
        </button>
      ))}
    </fieldset>
  );
}

/** Says of a day on which nothing is booked why that is so. */
function DayNote() {
  const t = useTranslations('StaffBookings');
  const { day } = useDay();
  if (!day.takes_bookings) return <p className="day-note">{t('no_bookings')}</p>;
  if (day.kind === 'closed') return <p className="day-note">{t('day_closed')}</p>;
  if (day.kind === 'walk_in') return <p className="day-note">{t('day_walk_in')}</p>;
  return null;
}

/** The day by hour and by table, and one booking beside it. */
export function DayView({ opened }: { opened: StaffBooking | null }) {
  const t = useTranslations('StaffBookings');
  const { slug, day, mayWrite, open } = useDay();
  const [kept, keep] = useKeptChoice(slug, 'bookings');
  const [asked, ask] = useState<Asked | null>(null);
  const view = kept === 'tables' ? 'tables' : 'hours';
  const begin = (what: Asked['what']) => ask({ what, tableId: null, from: null });
  const openId = opened?.id ?? null;
  const close = () => ask(null);
  return (
    <>
      <div className="day-tools">
        <ViewSwitch view={view} onView={keep} />
        {mayWrite && day.takes_bookings && (
          <div className="day-acts">
            {day.date === day.today && (
              <button type="button" className="button" onClick={() => begin('walk_in')}>
                {t('walk_in_go')}
              </button>
            )}
            {day.date >= day.today && (
              <button type="button" className="button button-quiet" onClick={() => begin('new')}>
                {t('new')}
              </button>
            )}
            <button type="button" className="button button-quiet" onClick={() => begin('block')}>
              {t('block_go')}
            </button>
          </div>
        )}
      </div>
      <div className="day-body" data-view={view} data-shows-one={opened !== null}>
        <div className="day-list">
          <DayNote />
          <ToSee />
          <HourList {...{ openId }} />
        </div>
        <Timeline {...{ view, openId }} onPlace={(tableId, from) => ask({ what: 'table', tableId, from })} />
        {opened && <OneBooking key={opened.id} booking={opened} onClose={() => open(null)} />}
      </div>
      {asked?.what === 'walk_in' && <WalkInDialog tableId={asked.tableId} onDone={close} />}
      {asked?.what === 'new' && <NewBookingDialog onDone={close} />}
      {asked?.what === 'block' && <BlockDialog {...asked} onDone={close} />}
      {asked?.what === 'table' && (
        <TableDialog {...asked} onChoose={(what) => ask({ ...asked, what })} onDone={close} />
      )}
    </>
  );
}
