'use client';

import { useTranslations } from 'next-intl';
import { useId, useRef } from 'react';
import { useSending } from '@/components/staff/use-sending';
import { answerHelp } from '@/lib/contract/staff/help-calls';
import { MOST_HELP_WORDS } from '@/lib/domain/orders/help';
import { useStaff } from '@/lib/queries/staff/staff-context';

const QUICK = ['quick_coming', 'quick_checking', 'quick_call', 'quick_sorry'] as const;

/** Words that are said often; a tap writes them into the field. */
function QuickWords({ onPick }: { onPick: (ready: string) => void }) {
  const t = useTranslations('Staff');
  return (
    <div className="flex flex-wrap gap-2">
      {QUICK.map((one) => (
        <button key={one} type="button" className="button button-quiet" onClick={() => onPick(t(one))}>
          {t(one)}
        </button>
      ))}
    </div>
  );
}

/** Sends an answer. Words that may have arrived answer the same request again, so that they are one answer. */
function useReply({
  slug,
  id,
  said,
  onSent,
}: {
  slug: string;
  id: number;
  said: string;
  onSent: () => void;
}) {
  const { http } = useStaff();
  const tried = useRef<{ id: number; words: string } | null>(null);
  return useSending(async () => {
    const to = tried.current?.words === said ? tried.current.id : id;
    tried.current = { id: to, words: said };
    await http(slug)(answerHelp, { params: { id: String(to) }, body: { answer: said } });
    tried.current = null;
    onSent();
  });
}

/** Own words, or ready ones by a tap, which may still be changed before they are sent. */
export function ReplyForm({
  slug,
  id,
  words,
  onWords,
  onSent,
}: {
  slug: string;
  /** The request that is answered. */
  id: number;
  words: string;
  onWords: (words: string) => void;
  onSent: () => void;
}) {
  const t = useTranslations('Staff');
  const field = useId();
  const input = useRef<HTMLTextAreaElement>(null);
  const said = words.trim();
  const { press, isPending, fault } = useReply({ slug, id, said, onSent });
  const write = (ready: string) => {
    onWords((said === '' ? ready : `${said} ${ready}`).slice(0, MOST_HELP_WORDS));
    input.current?.focus();
  };
  return (
    <form
      className="grid gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (said !== '') press();
      }}
    >
      <QuickWords onPick={write} />
      <label className="field-label" htmlFor={field}>
        {t('help_answer')}
      </label>
      <textarea
        ref={input}
        id={field}
        className="input"
        rows={2}
        maxLength={MOST_HELP_WORDS}
        value={words}
        onChange={(event) => onWords(event.target.value)}
      />
      {fault !== null && (
        <p role="alert" className="text-danger">
          {fault}
        </p>
      )}
      <button type="submit" className="button" aria-busy={isPending} disabled={isPending || said === ''}>
        {t('help_send')}
      </button>
    </form>
  );
}
