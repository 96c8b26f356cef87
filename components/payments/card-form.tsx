'use client';

import valid from 'card-validator';
import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { Field } from '@/components/ui/field';
import { useFirstWrong } from '@/components/ui/use-first-wrong';
import type { CardInput } from '@/lib/clients/gateway';
import type { Gateway } from '@/lib/contract/orders/orders';
import { findDocumentIssue, listDocumentTypes } from '@/lib/domain/people/documents';
import type { Country } from '@/lib/domain/tenant/countries';

export type CardSubmit = { card: CardInput; dniType: string; dni: string };
type Draft = CardInput & { dniType: string; dni: string };

const digits = (text: string) => text.replace(/\D/g, '');
const grouped = (text: string) =>
  digits(text)
    .slice(0, 19)
    .replace(/(\d{4})(?=\d)/g, '$1 ');

/** For the diner; the gateway decides. */
function findProblems(draft: Draft, country: Country): Partial<Record<keyof Draft, true>> {
  const number = valid.number(digits(draft.number));
  const size = number.card?.code.size ?? 3;
  const checks: Record<keyof Draft, boolean> = {
    holder: valid.cardholderName(draft.holder).isValid && /^\S/.test(draft.holder),
    number: number.isValid,
    cvc: valid.cvv(draft.cvc, size).isValid,
    month: valid.expirationMonth(draft.month).isValid,
    year: valid.expirationDate({ month: draft.month, year: draft.year }).isValid,
    dniType: true,
    dni: !findDocumentIssue({ country, type: draft.dniType, number: draft.dni })?.blocks,
  };
  return Object.fromEntries(Object.entries(checks).flatMap(([name, fine]) => (fine ? [] : [[name, true]])));
}

/** Card data goes to the gateway only (rule payments/card-fields, guarantee/no-card-data). */
export function CardForm({
  gateway,
  country,
  holder,
  action,
  busy,
  notice,
  onSubmit,
}: {
  gateway: NonNullable<Gateway>;
  country: Country;
  holder: { name: string; dniType: string; dni: string };
  action: string;
  busy: boolean;
  notice: string | null;
  onSubmit: (input: CardSubmit) => void;
}) {
  const t = useTranslations('Checkout');
  const [draft, setDraft] = useState<Draft>({
    holder: holder.name,
    number: '',
    cvc: '',
    month: '',
    year: '',
    dniType: holder.dniType,
    dni: holder.dni,
  });
  const [accepted, setAccepted] = useState(false);
  const [tried, setTried] = useState(false);
  const [left, setLeft] = useState<readonly (keyof Draft)[]>([]);
  const problems = findProblems(draft, country);
  const set = (changes: Partial<Draft>) => setDraft((before) => ({ ...before, ...changes }));
  const isRefused = !accepted || Object.keys(problems).length > 0;
  const terms = useRef<HTMLParagraphElement>(null);
  const wrong = useFirstWrong({ said: isRefused, otherwise: terms });
  const told = (name: keyof Draft) => {
    const isTold = (tried || left.includes(name)) && problems[name];
    return {
      error: isTold ? t(draft[name].trim() === '' ? 'required' : 'invalid') : undefined,
      onBlur: () => setLeft((before) => [...before.filter((one) => one !== name), name]),
    };
  };
  const brand = valid.number(digits(draft.number)).card?.niceType;
  const links = { terms: gateway.acceptance[0]?.url, data: gateway.acceptance[1]?.url };
  return (
    <form
      ref={wrong.form}
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (isRefused) return wrong.refuse();
        const { dniType, dni, ...card } = draft;
        onSubmit({ card, dniType, dni });
      }}
    >
      <p className="text-muted">{t('card_safe')}</p>
      <Field
        label={t('card_number')}
        hint={brand}
        inputMode="numeric"
        autoComplete="cc-number"
        value={draft.number}
        {...told('number')}
        onChange={(number) => set({ number: grouped(number) })}
      />
      <Field
        label={t('card_holder')}
        autoComplete="cc-name"
        value={draft.holder}
        {...told('holder')}
        onChange={(name) => set({ holder: name })}
      />
      <div className="grid grid-cols-3 items-start gap-3">
        <Field
          label={t('card_month')}
          inputMode="numeric"
          autoComplete="cc-exp-month"
          maxLength={2}
          placeholder={t('card_month_form')}
          value={draft.month}
          {...told('month')}
          onChange={(month) => set({ month: digits(month) })}
        />
        <Field
          label={t('card_year')}
          inputMode="numeric"
          autoComplete="cc-exp-year"
          maxLength={4}
          placeholder={t('card_year_form')}
          value={draft.year}
          {...told('year')}
          onChange={(year) => set({ year: digits(year) })}
        />
        <Field
          label={t('card_cvc')}
          inputMode="numeric"
          autoComplete="cc-csc"
          maxLength={4}
          value={draft.cvc}
          {...told('cvc')}
          onChange={(cvc) => set({ cvc: digits(cvc) })}
        />
      </div>
      <label className="field">
        <span className="field-label">{t('dni_type')}</span>
        <select
          className="input"
          value={draft.dniType}
          onChange={(event) => set({ dniType: event.target.value })}
        >
          {listDocumentTypes(country).map((type) => (
            <option key={type}>{type}</option>
          ))}
        </select>
      </label>
      <Field label={t('dni')} value={draft.dni} {...told('dni')} onChange={(dni) => set({ dni })} />
      <label className="choice">
        <input
          type="checkbox"
          checked={accepted}
          aria-invalid={tried && !accepted ? true : undefined}
          onChange={(event) => setAccepted(event.target.checked)}
        />
        <span>
          {t.rich('accept_gateway', {
            terms: (words) => (
              <a className="underline" href={links.terms} target="_blank" rel="noreferrer">
                {words}
              </a>
            ),
            data: (words) => (
              <a className="underline" href={links.data} target="_blank" rel="noreferrer">
                {words}
              </a>
            ),
          })}
        </span>
      </label>
      {tried && !accepted && (
        <p ref={terms} className="error" role="alert">
          {t('terms_required')}
        </p>
      )}
      {notice && (
        <p className="card p-4 font-semibold" role="alert">
          {notice}
        </p>
      )}
      <div className="sticky-action">
        <button type="submit" className="button w-full" disabled={busy} aria-busy={busy}>
          {busy ? t('paying') : action}
        </button>
      </div>
    </form>
  );
}
