'use client';

import { useTranslations } from 'next-intl';
import { useDay } from '@/components/staff/bookings/day-context';
import { useHours } from '@/components/staff/shop';
import { Dialog } from '@/components/ui/dialog';

/** A tap on an empty place of the timeline: a party for the table now, or a block from that hour on. */
export function TableDialog({
  tableId,
  from,
  onChoose,
  onDone,
}: {
  tableId: number | null;
  from: string | null;
  onChoose: (what: 'walk_in' | 'block') => void;
  onDone: () => void;
}) {
  const t = useTranslations('StaffBookings');
  const { hour } = useHours();
  const { day } = useDay();
  const table = day.tables.find(({ id }) => id === tableId);
  if (!table) return null;
  const title = [t('tables', { count: 1, labels: table.label }), t('seats', { count: table.seats ?? 0 })];
  return (
    <Dialog title={title.join(' · ')} closeLabel={t('close')} onClose={onDone}>
      <div className="grid gap-4">
        {day.date === day.today && (
          <button type="button" className="button" onClick={() => onChoose('walk_in')}>
            {t('walk_in_here')}
          </button>
        )}
        <button type="button" className="button button-quiet" onClick={() => onChoose('block')}>
          {from === null ? t('block_go') : t('block_here', { hour: hour(from) })}
        </button>
      </div>
    </Dialog>
  );
}
