import { useTranslations } from 'next-intl';
import type { ChangeEvent } from 'react';
import type { EstablishmentKind } from '@/lib/domain/tenant/establishments';

/** @param onChange null: drawn alone, before its script */
export function CommentField({
  establishment,
  value = '',
  onChange,
}: {
  establishment: EstablishmentKind;
  value?: string;
  onChange: ((next: string) => void) | null;
}) {
  const t = useTranslations('Cart');
  return (
    <label className="field mt-6">
      <span className="field-label">{t('comment', { establishment })}</span>
      <textarea
        className="input"
        rows={2}
        maxLength={250}
        {...(onChange && {
          value,
          onChange: (event: ChangeEvent<HTMLTextAreaElement>) => onChange(event.target.value),
        })}
      />
    </label>
  );
}
