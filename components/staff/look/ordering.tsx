'use client';

import { useTranslations } from 'next-intl';
import { ChoiceEdit } from '@/components/staff/editing/fields/choice-edit';
import { SeveralEdit } from '@/components/staff/editing/fields/several-edit';
import { SwitchEdit } from '@/components/staff/editing/fields/switch-edit';
import { SERVICE_CHOICES } from '@/lib/domain/branches/services';
import { ASKED_RULES } from '@/lib/domain/people/asked-rule';
import { at } from './at';

const FLAGS = [
  ...['rateNps', 'rateDigitalMenu', 'showScore', 'contactUs'],
  ...['hideCallWaiter', 'consumptionTaxLabel', 'smsVerification'],
] as const satisfies readonly string[];

/** The details that are asked of diners, and what their pages offer them. */
export function Ordering() {
  const t = useTranslations('StaffLook');
  const service = useTranslations('Services');
  const rules = ASKED_RULES.map((value) => ({ value, text: t(`asked_${value}`) }));
  return (
    <section className="edit-card">
      <h2 className="text-section">{t('ordering')}</h2>
      <div className="look-pair">
        <ChoiceEdit at={at('document')} label={t('document')} options={rules} />
        <ChoiceEdit at={at('email')} label={t('email')} options={rules} />
      </div>
      <SeveralEdit
        at={at('noTip')}
        label={t('noTip')}
        options={SERVICE_CHOICES.map((value) => ({ value, text: service(value) }))}
      />
      {FLAGS.map((flag) => (
        <SwitchEdit key={flag} at={at('flags', flag)} label={t(`flag_${flag}` as 'flag_rateNps')} />
      ))}
    </section>
  );
}
