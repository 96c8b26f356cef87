'use client';

import { useLocale, useTranslations } from 'next-intl';
import { type ReactNode, type RefObject, useId, useRef } from 'react';
import { NamedButton } from '@/components/staff/named-button';
import { useSending } from '@/components/staff/use-sending';
import { answerHelp, type Conversation } from '@/lib/contract/staff/help-calls';
import { MOST_HELP_WORDS } from '@/lib/domain/orders/help';
import { READY_ANSWERS } from '@/lib/domain/staff/ready-answers';
import type { Language } from '@/lib/domain/tenant/countries';
import { useStaff } from '@/lib/queries/staff/staff-context';
import { useReadyWords } from './ready-words';

/** Words that are said often; a tap writes them into the field, as the diner reads them. */
function QuickWords({ lang, onPick }: { lang: Language | null; onPick: (ready: string) => void }) {
  const t = useTranslations('Staff');
  const own = useLocale();
  const ready = useReadyWords();
  const isForeign = lang !== null && lang !== own;
  return (
    <>
      {isForeign && (
        <p className="text-muted">
          {t('quick_language', {
            language: new Intl.DisplayNames(own, { type: 'language' }).of(lang) ?? lang,
          })}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        {READY_ANSWERS.map((one) => (
          <NamedButton
            words={t(`quick_${one}`)}
            key={one}
            className="button button-quiet"
            onClick={() => onPick(lang === null ? t(`quick_${one}`) : ready[lang][one])}
          />
        ))}
      </div>
    </>
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

/** Words and the button that sends them; empty ones are not sent. `field`: the element that they are typed in. */
export function WordsForm({
  words,
  onWords,
  sending: { press, isPending, fault },
  hint,
  field,
  children,
}: {
  words: string;
  onWords: (words: string) => void;
  sending: { press: () => void; isPending: boolean; fault: string | null };
  hint?: string;
  field?: RefObject<HTMLTextAreaElement | null>;
  children?: ReactNode;
}) {
  const t = useTranslations('Staff');
  const id = useId();
  const isEmpty = words.trim() === '';
  return (
    <form
      className="grid gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isEmpty) press();
      }}
    >
      {children}
      <label className="field-label" htmlFor={id}>
        {t('help_answer')}
      </label>
      {hint !== undefined && (
        <p id={`${id}-hint`} className="text-muted">
          {hint}
        </p>
      )}
      <textarea
        ref={field}
        id={id}
        className="input"
        rows={2}
        maxLength={MOST_HELP_WORDS}
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
        value={words}
        onChange={(event) => onWords(event.target.value)}
      />
      {fault !== null && (
        <p role="alert" className="text-danger">
          {fault}
        </p>
      )}
      <NamedButton
        words={t('help_send')}
        type="submit"
        className="button"
        aria-busy={isPending}
        disabled={isPending || isEmpty}
      />
    </form>
  );
}

/** Own words, or ready ones by a tap, which may still be changed before they are sent. */
export function ReplyForm({
  slug,
  conversation: { id, lang },
  words,
  onWords,
  onSent,
}: {
  slug: string;
  /** Its last request is answered. */
  conversation: Pick<Conversation, 'id' | 'lang'>;
  words: string;
  onWords: (words: string) => void;
  onSent: () => void;
}) {
  const input = useRef<HTMLTextAreaElement>(null);
  const said = words.trim();
  const sending = useReply({ slug, id, said, onSent });
  const write = (ready: string) => {
    onWords((said === '' ? ready : `${said} ${ready}`).slice(0, MOST_HELP_WORDS));
    input.current?.focus();
  };
  return (
    <WordsForm {...{ words, onWords, sending }} field={input}>
      <QuickWords lang={lang} onPick={write} />
    </WordsForm>
  );
}
