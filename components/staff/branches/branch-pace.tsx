'use client';

import { useTranslations } from 'next-intl';
import { ChoiceEdit } from '@/components/staff/editing/fields/choice-edit';
import { MoneyEdit } from '@/components/staff/editing/fields/money-edit';
import { NumberEdit } from '@/components/staff/editing/fields/number-edit';
import { SeveralEdit } from '@/components/staff/editing/fields/several-edit';
import { SwitchEdit } from '@/components/staff/editing/fields/switch-edit';
import { ON_TABLE_CLASSES, SERVICE_CHOICES } from '@/lib/domain/branches/services';
import type { EditedBranch } from './branches-place';

const MINUTES = ['preparationMinutes', 'wayMinutes', 'cancelMinutes', 'alertMinutes'] as const;

/** The services of a branch, how fast they are, and from what sum on. */
export function BranchPace({ branch: { slug, services } }: { branch: EditedBranch }) {
  const t = useTranslations('StaffBranches');
  const sayService = useTranslations('Services');
  const at = (name: string) => ({ kind: 'branch' as const, key: slug, field: [name] });
  const options = SERVICE_CHOICES.map((value) => ({ value, text: sayService(value) }));
  return (
    <section className="branches-fields" aria-label={t('section_services')}>
      <SeveralEdit at={at('services')} label={t('services')} {...{ options }} />
      {services.includes('on_table') && (
        <ChoiceEdit
          at={at('onTableClass')}
          label={t('on_table')}
          options={ON_TABLE_CLASSES.map((value) => ({ value, text: t(`class_${value}`) }))}
        />
      )}
      <div className="branches-pair">
        {MINUTES.map((name) => (
          <NumberEdit key={name} at={at(name)} label={t(name)} hint={t(`${name}_hint`)} />
        ))}
      </div>
      {services.includes('delivery') && (
        <>
          <MoneyEdit at={at('minimumOrderMinor')} label={t('minimum')} />
          <SwitchEdit at={at('deliveryCode')} label={t('delivery_code')} hint={t('delivery_code_hint')} />
        </>
      )}
      {services.includes('schedule') && (
        <div className="branches-pair">
          <NumberEdit at={at('scheduleDays')} label={t('schedule_days')} />
          <NumberEdit at={at('slotMinutes')} label={t('slot_minutes')} />
          <NumberEdit
            at={at('slotOrders')}
            label={t('slot_orders')}
            hint={t('slot_orders_hint')}
            isNullable
          />
        </div>
      )}
      <SeveralEdit
        at={at('autoAccept')}
        label={t('auto_accept')}
        hint={t('auto_accept_hint')}
        options={options.filter(({ value }) => services.includes(value))}
      />
    </section>
  );
}
