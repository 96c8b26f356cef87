'use client';

import { useTranslations } from 'next-intl';
import { SelectField } from '@/components/ui/select-field';
import { WEEKDAYS } from '@/lib/domain/branches/opening-hours';
import type { FieldPlace } from '@/lib/domain/shop/draft/draft';
import { SeveralEdit } from './several-edit';
import { TimeEdit } from './time-edit';
import { usePlace } from './use-place';

/** The days and hours at which something of the menu is offered; null: always. */
export function ServedEdit({ at, label }: { at: FieldPlace; label: string }) {
  const t = useTranslations('StaffEditing');
  const day = useTranslations('Hours');
  const { value, set, error } = usePlace(at);
  const inside = (name: string): FieldPlace => ({ ...at, field: [...at.field, name] });
  const isAlways = value === null || value === undefined;
  return (
    <div className="grid gap-4">
      <SelectField
        {...{ label, error, value: isAlways ? 'always' : 'hours' }}
        options={(['always', 'hours'] as const).map((one) => ({ value: one, text: t(`served_${one}`) }))}
        onChange={(to) => set(to === 'always' ? null : { days: [...WEEKDAYS], from: null, to: null })}
      />
      {!isAlways && (
        <>
          <SeveralEdit
            at={inside('days')}
            label={t('served_days')}
            options={WEEKDAYS.map((one) => ({ value: one, text: day(one) }))}
          />
          <div className="edit-pair">
            <TimeEdit at={inside('from')} label={t('served_from')} hint={t('served_from_hint')} />
            <TimeEdit at={inside('to')} label={t('served_to')} hint={t('served_to_hint')} />
          </div>
        </>
      )}
    </div>
  );
}
