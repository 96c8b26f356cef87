import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { Country } from '@/lib/domain/tenant/countries';
import { type CardDraft, type CardIssue, findCardProblems } from './card-draft';

const EMPTY = { number: '', cvc: '', expiry: '' };

export type CardHolder = { name: string; dniType: string; dni: string };

/** Card fields while they are typed; a wrong one says so once it was left or the form was tried. */
export function useCardDraft({
  country,
  holder: { name: holder, ...document },
  tried,
}: {
  country: Country;
  holder: CardHolder;
  tried: boolean;
}) {
  const t = useTranslations('Checkout');
  const [draft, setDraft] = useState<CardDraft>({ ...EMPTY, holder, ...document });
  const [left, setLeft] = useState<readonly (keyof CardDraft)[]>([]);
  const problems = findCardProblems({ draft, country });
  const set = (name: keyof CardDraft, text: string) => setDraft((before) => ({ ...before, [name]: text }));
  const wordsOf = (issue: CardIssue | { key: 'required' }) => {
    if (issue.key === 'card_cvc_length') return t(issue.key, { digits: issue.digits });
    if (issue.key === 'document_length' || issue.key === 'document_check') return t(issue.key, issue);
    return t(issue.key);
  };
  /** The value and handlers of a field. @param format turns typed text into the kept value */
  const fieldOf = (
    name: keyof CardDraft,
    format: (text: string, before: string) => string = (text) => text,
  ) => {
    const told = tried || left.includes(name) ? problems[name] : undefined;
    const issue = told && draft[name].trim() === '' ? { key: 'required' as const } : told;
    return {
      value: draft[name],
      error: issue && wordsOf(issue),
      onBlur: () => setLeft((before) => [...before.filter((one) => one !== name), name]),
      onChange: (text: string) => set(name, format(text, draft[name])),
    };
  };
  return { draft, set, fieldOf, isWrong: Object.keys(problems).length > 0 };
}
export type CardDraftState = ReturnType<typeof useCardDraft>;
