import { useTranslations } from 'next-intl';
import type { ChangeEvent } from 'react';
import { optionTextMarks } from '@/lib/browser/menu-markup/own-product';
import type { OptionGroup } from '@/lib/contract/menu/menu';

/** An option that is written to: what stands in it is chosen (rule menu/option-text). */
export function OptionText({
  option: { id, name, name_in, available, text_max: max },
  cost,
  isFull,
  place,
  text,
  onWrite,
}: {
  option: OptionGroup['options'][number] & { text_max: number };
  cost: string | null;
  isFull: boolean;
  place: string;
  text: string;
  onWrite: ((text: string) => void) | null;
}) {
  const t = useTranslations('Product');
  return (
    <label className="field">
      <span className="field-label flex justify-between gap-4">
        <span className="[overflow-wrap:anywhere]" lang={name_in}>
          {name}
        </span>
        {cost !== null && <span className="whitespace-nowrap text-muted tabular-nums">{cost}</span>}
      </span>
      <input
        type="text"
        className="input"
        autoComplete="off"
        maxLength={max}
        disabled={text === '' && (!available || isFull)}
        aria-describedby={`written-${id}${place}`}
        {...optionTextMarks(id)}
        {...(onWrite && {
          value: text,
          onChange: (event: ChangeEvent<HTMLInputElement>) => onWrite(event.target.value),
        })}
      />
      <span id={`written-${id}${place}`} className="text-muted">
        {available ? t('text_max', { max }) : t('option_off')}
      </span>
    </label>
  );
}
