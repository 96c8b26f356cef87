import type { Currency } from '@/lib/domain/money/currencies';
import { countedMinor, denominationsOf } from '@/lib/domain/money/denominations';
import { toMajor } from '@/lib/domain/money/money';
import { readTypedAmount } from '@/lib/domain/money/typed-amount';
import { useCountDraft } from './use-count-draft';

const WHOLE = /^\d{1,5}$/;

/** How many of a note or coin, 0 for an empty field; null: it is no number. */
function readCount(text: string): number | null {
  const bare = text.trim();
  if (bare === '') return 0;
  return WHOLE.test(bare) ? Number(bare) : null;
}

/**
 * The drawer as somebody counts it for a close: by pieces, or as one sum. `sum`: in major units; null: nothing is said yet, or something that
 * is no number (rule staff/typed-amounts). @param number of the close
 */
export function useCounting({ currency, number }: { currency: Currency; number: number }) {
  const { draft, isKept, change, forget } = useCountDraft(number);
  const { way, text, counts, note } = draft;
  const rows = denominationsOf(currency).map((one, index) => {
    const said = counts[index] ?? '';
    const count = readCount(said);
    const amountMinor = countedMinor({ counted: [{ ...one, count: count ?? 0 }], currency });
    return {
      ...one,
      text: said,
      count: count ?? 0,
      isWrong: count === null,
      sum: toMajor({ amountMinor, currency }),
    };
  });
  const isWrong = rows.some((row) => row.isWrong);
  const isTouched = rows.some((row) => row.text.trim() !== '');
  const pieces = toMajor({ amountMinor: countedMinor({ counted: rows, currency }), currency });
  const typed = readTypedAmount({ text, currency });
  return {
    ...{ way, text, note, rows, isKept },
    setWay: (to: typeof way) => change({ way: to }),
    setText: (to: string) => change({ text: to }),
    setNote: (to: string) => change({ note: to }),
    setCount: (index: number, said: string) =>
      change({ counts: rows.map((row, at) => (at === index ? said : row.text)) }),
    /** Throws the count away. */
    reset: forget,
    sum: way === 'sum' ? typed : isTouched && !isWrong ? pieces : null,
    /** Something is said, and it is no number. */
    isUnread: way === 'sum' ? text.trim() !== '' && typed === null : isWrong,
  };
}
export type Counting = ReturnType<typeof useCounting>;
