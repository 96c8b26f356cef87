'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useEditing } from '@/components/staff/editing/editing-context';
import { Field } from '@/components/ui/field';
import { SelectField } from '@/components/ui/select-field';
import type { Shop } from '@/lib/contract/staff/shop/shop-schema';
import { labelsOf } from '@/lib/domain/shop/table-labels';
import type { EditedBranch } from './branches-place';

type Table = Shop['tables'][number];
const KINDS = ['table', 'room'] as const;
const SEATS = /^\d{1,2}$/;

/** Adds tables by their labels: one, several with commas, or a range. */
export function AddTables({ branch, tables }: { branch: EditedBranch; tables: readonly Table[] }) {
  const t = useTranslations('StaffBranches');
  const { add } = useEditing();
  const [kind, setKind] = useState<Table['kind']>('table');
  const [text, setText] = useState('');
  const [seats, setSeats] = useState('');
  const [area, setArea] = useState('');
  const [isTried, setTried] = useState(false);
  const labels = labelsOf(text);
  const fresh =
    labels?.filter((label) => !tables.some((one) => one.kind === kind && one.label === label)) ?? [];
  const isWrongSeats = seats.trim() !== '' && (!SEATS.test(seats.trim()) || Number(seats) === 0);
  const go = () => {
    if (fresh.length === 0 || isWrongSeats) return setTried(true);
    for (const label of fresh)
      add('table', {
        ...{ branchSlug: branch.slug, kind, label, joinGroup: null, active: true },
        ...{ seats: seats.trim() === '' ? null : Number(seats), area: area.trim() || null },
      });
    setText('');
    setTried(false);
  };
  const wrong = labels === null ? t('labels_wrong') : t('labels_there');
  return (
    <div className="branches-card">
      <div className="branches-pair">
        <SelectField
          label={t('table_kind')}
          value={kind}
          options={KINDS.map((value) => ({ value, text: t(`kind_${value}`) }))}
          onChange={(value) => setKind(value === 'room' ? 'room' : 'table')}
        />
        <Field
          label={t('labels')}
          hint={t('labels_hint')}
          value={text}
          onChange={setText}
          error={isTried && fresh.length === 0 ? wrong : undefined}
        />
        <Field
          label={t('seats')}
          inputMode="numeric"
          value={seats}
          onChange={setSeats}
          error={isTried && isWrongSeats ? t('seats_wrong') : undefined}
        />
        <Field label={t('area')} hint={t('area_hint')} value={area} onChange={setArea} />
      </div>
      <button type="button" className="button justify-self-start" onClick={go}>
        {fresh.length > 1 ? t('tables_add_many', { count: fresh.length }) : t('tables_add')}
      </button>
    </div>
  );
}
