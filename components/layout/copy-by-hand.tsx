import { useTranslations } from 'next-intl';
import { useEffect, useId, useRef } from 'react';
import type { CopyState } from '@/lib/browser/use-copy';

const MOST_ROWS = 8;
/** Letters of a line on a narrow phone. */
const LINE = 34;

const rowsOf = (text: string): number =>
  Math.min(
    MOST_ROWS,
    text.split('\n').reduce((rows, line) => rows + Math.max(1, Math.ceil(line.length / LINE)), 0),
  );

function SelectedText({ text }: { text: string }) {
  const t = useTranslations('Shell');
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => field.current?.focus(), []);
  return (
    <div className="grid gap-2 print:hidden">
      <label htmlFor={id}>{t('copy_refused')}</label>
      <textarea
        ref={field}
        id={id}
        className="input"
        readOnly
        rows={rowsOf(text)}
        value={text}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
    </div>
  );
}

/** Shows the text, selected, where the browser does not let us copy. */
export function CopyByHand({ state, text }: { state: CopyState; text: string }) {
  return state === 'refused' ? <SelectedText text={text} /> : null;
}
