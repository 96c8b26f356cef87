'use client';

import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { AmountField } from '@/components/staff/amount-field';
import { describedBy, FieldNotes } from '@/components/ui/field-notes';
import type { Currency } from '@/lib/domain/money/currencies';
import { formatAmount } from '@/lib/domain/money/money';
import type { Counting } from './use-counting';

/** One note or coin, how many of it, and what they come to. */
function Row({ counting, index, currency }: { counting: Counting; index: number; currency: Currency }) {
  const t = useTranslations('StaffClose');
  const id = useId();
  const one = counting.rows[index];
  if (!one) return null;
  const { kind, value, text, sum, isWrong } = one;
  const error = isWrong ? t('count_wrong') : undefined;
  return (
    <tr>
      <th scope="row">
        <label htmlFor={id}>{t(`${kind}_of`, { value: formatAmount({ amount: value, currency }) })}</label>
      </th>
      <td>
        <input
          id={id}
          className="input count-input"
          inputMode="numeric"
          autoComplete="off"
          enterKeyHint="next"
          value={text}
          aria-invalid={isWrong ? true : undefined}
          aria-describedby={describedBy({ id, error })}
          placeholder="0"
          onChange={({ currentTarget }) => counting.setCount(index, currentTarget.value)}
        />
        <FieldNotes {...{ id, error }} />
      </td>
      <td>{sum === 0 ? '–' : formatAmount({ amount: sum, currency })}</td>
    </tr>
  );
}

function Table({ counting, currency }: { counting: Counting; currency: Currency }) {
  const t = useTranslations('StaffClose');
  return (
    <table className="count-table">
      <thead>
        <tr>
          <th scope="col">{t('note_or_coin')}</th>
          <th scope="col">{t('how_many')}</th>
          <th scope="col">{t('comes_to')}</th>
        </tr>
      </thead>
      <tbody>
        {counting.rows.map(({ kind, value }, index) => (
          <Row key={`${kind}-${value}`} {...{ counting, index, currency }} />
        ))}
      </tbody>
    </table>
  );
}

/** Counts the drawer by notes and coins, or takes the sum of somebody who has counted it; what should be there is not told (rule staff/close). */
export function CountCash({
  counting,
  currency,
  isTried,
}: {
  counting: Counting;
  currency: Currency;
  isTried: boolean;
}) {
  const t = useTranslations('StaffClose');
  const { way, setWay, text, setText, sum } = counting;
  return (
    <div className="count">
      <fieldset className="count-ways">
        <legend className="sr-only">{t('count_way')}</legend>
        {(['pieces', 'sum'] as const).map((one) => (
          <button
            key={one}
            type="button"
            className="button button-quiet"
            aria-pressed={way === one}
            onClick={() => setWay(one)}
          >
            {t(`count_${one}`)}
          </button>
        ))}
      </fieldset>
      {way === 'pieces' ? (
        <Table {...{ counting, currency }} />
      ) : (
        <AmountField label={t('counted_sum')} value={text} onChange={setText} {...{ currency, isTried }} />
      )}
      <p className="count-total" role="status">
        <span>{t('counted')}</span>
        <strong>{sum === null ? '–' : formatAmount({ amount: sum, currency })}</strong>
      </p>
    </div>
  );
}
