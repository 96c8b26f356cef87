'use client';

import { useTranslations } from 'next-intl';
import { useEditing } from '@/components/staff/editing/editing-context';
import { type Edited, usePlace } from '@/components/staff/editing/fields/use-place';
import { Field } from '@/components/ui/field';
import { readColor } from '@/lib/domain/shop/typed-color';

/** A browser shows a colour in any case. */
const NONE = `#${'0'.repeat(6)}`;

/** A colour, chosen by the browser's own dialog or typed. What is typed and is none stays in the field, and holds back the saving. */
export function ColorEdit({ at, label, hint }: Edited) {
  const t = useTranslations('StaffLook');
  const { typedAt, type, leave } = useEditing();
  const { value, set, error } = usePlace(at);
  const color = typeof value === 'string' ? (readColor(value) ?? NONE) : NONE;
  const typed = typedAt(at);
  const write = (text: string) => {
    const read = readColor(text);
    type(at, text, read === null);
    if (read !== null) set(read);
  };
  return (
    <div className="look-color">
      <input
        type="color"
        aria-label={t('choose_color', { label })}
        value={color}
        onChange={(event) => write(event.target.value)}
        onBlur={() => leave(at)}
      />
      <Field
        {...{ label, hint }}
        value={typed?.text ?? color}
        onChange={write}
        onBlur={() => leave(at)}
        error={typed?.isUnread ? t('color_wrong') : error}
        autoComplete="off"
        spellCheck={false}
      />
    </div>
  );
}
