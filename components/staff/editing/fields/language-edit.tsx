'use client';

import { useTranslations } from 'next-intl';
import { Field } from '@/components/ui/field';
import { useEditing } from '../editing-context';
import { LongField } from './long-field';
import { type Edited, usePlace } from './use-place';

type Texts = Partial<Record<string, string>>;

/**
 * A text in each language of the restaurant, side by side. Where one language has it and another does not, that is said.
 * @param isLong several lines
 */
export function LanguageEdit({ at, label, hint, isLong = false }: Edited & { isLong?: boolean }) {
  const t = useTranslations('StaffEditing');
  const { langs, set, problemOf } = useEditing();
  const { value } = usePlace(at);
  const texts = (value ?? {}) as Texts;
  const isSaid = langs.some((lang) => (texts[lang] ?? '').trim() !== '');
  return (
    <div className="edit-languages">
      {langs.map((lang) => {
        const text = texts[lang] ?? '';
        const place = { ...at, field: [...at.field, lang] };
        const isMissing = isSaid && text.trim() === '';
        const shared = {
          label: langs.length === 1 ? label : `${label} · ${t(`language_${lang}`)}`,
          hint: isMissing ? t('untranslated') : hint,
          error: problemOf(place),
          value: text,
          // A language without a text is left out of the document.
          onChange: (to: string) => set(place, to === '' ? undefined : to),
        };
        return (
          <div key={lang} data-missing={isMissing}>
            {isLong ? <LongField {...shared} lang={lang} /> : <Field {...shared} autoComplete="off" />}
          </div>
        );
      })}
    </div>
  );
}
