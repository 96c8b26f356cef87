'use client';

import { useTranslations } from 'next-intl';
import { usePlace } from '@/components/staff/editing/fields/use-place';
import { Field } from '@/components/ui/field';
import { serverNow } from '@/lib/browser/server-clock';
import { localMoment } from '@/lib/domain/time/local-moment';
import type { EditedBranch } from '../branches-place';
import { Holidays } from './holidays';
import { TimeField } from './time-field';

type Special = EditedBranch['exceptions'][number];
const SHIFT = { open: '12:00', close: '22:00' };

type Shift = Special['shifts'][number];

function SpecialShift({
  name,
  shift,
  onChange,
}: {
  name: string;
  shift: Shift;
  /** Null: it is removed. */
  onChange: (shift: Shift | null) => void;
}) {
  const t = useTranslations('StaffBranches');
  const said = { day: name, ...shift };
  return (
    <span className="hours-shift">
      <TimeField
        label={t('opens', said)}
        value={shift.open}
        onChange={(open) => onChange({ ...shift, open })}
      />
      <span aria-hidden>–</span>
      <TimeField
        label={t('closes', said)}
        value={shift.close}
        onChange={(close) => onChange({ ...shift, close })}
      />
      <button
        type="button"
        className="icon-button"
        aria-label={t('shift_remove', said)}
        onClick={() => onChange(null)}
      >
        ✕
      </button>
    </span>
  );
}

/** @param onChange null: it is removed */
function SpecialDay({ day, onChange }: { day: Special; onChange: (day: Special | null) => void }) {
  const t = useTranslations('StaffBranches');
  const { name, from, to, shifts } = day;
  const said = { name: name || from };
  const setShift = (shift: Shift, next: Shift | null) =>
    onChange({
      ...day,
      shifts: shifts.flatMap((other) => (other === shift ? (next ?? []) : other)),
    });
  return (
    <li className="hours-special">
      <div className="branches-pair">
        <Field label={t('special_name')} value={name} onChange={(text) => onChange({ ...day, name: text })} />
        <Field
          label={t('special_from')}
          type="date"
          value={from}
          onChange={(date) => date !== '' && onChange({ ...day, from: date })}
        />
        <Field
          label={t('special_to')}
          type="date"
          value={to ?? ''}
          onChange={(date) => onChange({ ...day, to: date === '' || date === from ? null : date })}
        />
      </div>
      <div className="hours-shifts">
        {shifts.length === 0 && <span>{t('closed_whole')}</span>}
        {shifts.map((shift) => (
          <SpecialShift
            key={shift.open}
            {...{ shift, name: said.name }}
            onChange={(next) => setShift(shift, next)}
          />
        ))}
      </div>
      <div className="hours-more">
        <button
          type="button"
          className="link-button"
          aria-label={t('shift_add_of', { day: said.name })}
          onClick={() => onChange({ ...day, shifts: [...shifts, SHIFT] })}
        >
          {t('shift_add')}
        </button>
        <button
          type="button"
          className="link-button"
          aria-label={t('special_remove_of', said)}
          onClick={() => onChange(null)}
        >
          {t('special_remove')}
        </button>
      </div>
    </li>
  );
}

/** Days on which a branch keeps other hours than its week says, and the holidays of the country as proposals. */
export function SpecialDays({ branch: { slug, timezone } }: { branch: EditedBranch }) {
  const t = useTranslations('StaffBranches');
  const { value, set, error } = usePlace({ kind: 'branch', key: slug, field: ['exceptions'] });
  const days = (value ?? []) as Special[];
  const { date: today } = localMoment({ at: new Date(serverNow()), timezone });
  const add = (day: Pick<Special, 'from' | 'name'>) =>
    set([...days, { ...day, to: null, shifts: [] }].sort((one, other) => one.from.localeCompare(other.from)));
  return (
    <section className="branches-fields" aria-labelledby="special-days">
      <h2 className="text-section" id="special-days">
        {t('special')}
      </h2>
      <ul className="grid gap-4">
        {days.map((day, index) => (
          <SpecialDay
            // biome-ignore lint/suspicious/noArrayIndexKey: a day has no other name while its date is edited
            key={index}
            day={day}
            onChange={(to) => set(days.flatMap((other) => (other === day ? (to ?? []) : other)))}
          />
        ))}
      </ul>
      {error && <p className="text-danger">{error}</p>}
      <button
        type="button"
        className="button button-quiet justify-self-start"
        onClick={() => add({ from: today, name: '' })}
      >
        {t('special_add')}
      </button>
      <Holidays {...{ today, days }} onAdd={add} />
    </section>
  );
}
