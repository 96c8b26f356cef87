'use client';

import { useTranslations } from 'next-intl';
import { useEditing } from '@/components/staff/editing/editing-context';
import { Field } from '@/components/ui/field';
import type { BulkForm } from './bulk-form';

/** A label in each language of the restaurant; none takes the label away. */
export function LabelPart({ form, onForm }: { form: BulkForm; onForm: (form: BulkForm) => void }) {
  const t = useTranslations('StaffBulk');
  const say = useTranslations('StaffEditing');
  const { langs } = useEditing();
  return langs.map((lang) => (
    <Field
      key={lang}
      label={langs.length === 1 ? t('label') : `${t('label')} · ${say(`language_${lang}`)}`}
      {...{ hint: t('label_hint'), autoComplete: 'off', value: form.label[lang] ?? '' }}
      onChange={(text) => onForm({ ...form, label: { ...form.label, [lang]: text } })}
    />
  ));
}
