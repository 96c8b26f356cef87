'use client';

import { useEffect, useMemo, useRef, useState } from 'react';
import { type UseFormReturn, useForm, useWatch } from 'react-hook-form';
import { useApp, useSlice } from '@/lib/browser/app-provider';
import type { Cart, CartChanges } from '@/lib/contract/cart/cart';
import type { ServiceChoice } from '@/lib/domain/branches/services';
import { asksDocumentFor } from '@/lib/domain/people/asked-rule';
import type { Country } from '@/lib/domain/tenant/countries';
import { chosenService } from '@/lib/stores/choose-service';
import type { Stores } from '@/lib/stores/create-stores';
import { type FormRules, toFormRules } from './form-rules';
import { copyOrderForm, type OrderForm, toOrderForm } from './order-form';
import { rememberPerson } from './remember-person';
import { resolveOrder } from './resolve-order';
import { standingIssues } from './standing-issues';
import { bornOf, toDraft, toPerson } from './to-changes';
import { useHourOfCart } from './use-hour-of-cart';
import { useOrderDraft } from './use-order-draft';
import { useProblemText } from './use-problem-text';
import { readTypedPlace, useTypedPlace } from './use-typed-place';

/** A delivery whose diner chose an hour, or whose branch delivers at no other time, begins with one (rule cart/hour). */
function beginsLater({
  cart,
  stores,
  offered,
}: {
  cart: Cart;
  stores: Pick<Stores, 'order'>;
  offered: readonly ServiceChoice[];
}): boolean {
  if (cart.subservice === 'schedule') return true;
  if (cart.service !== 'delivery' || !offered.includes('schedule')) return false;
  return chosenService(stores) === 'schedule' || !offered.includes('delivery');
}

/** Each change, so that a page loaded again has what was typed before. */
function useRememberedContact({
  contact,
  country,
}: {
  contact: OrderForm['contact'];
  country: Country;
}): void {
  const { stores } = useApp();
  const text = JSON.stringify(contact);
  const told = useRef(text);
  useEffect(() => {
    if (told.current === text) return;
    told.current = text;
    rememberPerson({ stores, country, typed: contact });
  }, [stores, country, contact, text]);
}

/** The rules of the form, as of when it was opened. */
function useFormRules(cart: Cart): FormRules {
  const { tenant, screen } = useApp();
  const { country, isDocumentOptional, isEmailOptional } = tenant;
  const asksDocument = asksDocumentFor({ asksDocument: !isDocumentOptional, service: cart.service });
  const timezone = screen.supplier?.timezone ?? 'UTC';
  const [at] = useState(() => new Date());
  return useMemo(
    () => toFormRules({ cart, country, timezone, at, asksDocument, asksEmail: !isEmailOptional }),
    [cart, country, timezone, at, asksDocument, isEmailOptional],
  );
}

/** The answers that the form begins with. @returns `isNews`: its address was chosen after the last form */
function useFirstAnswers({ cart, city }: { cart: Cart; city: string }) {
  const { stores, tenant, screen } = useApp();
  const known = useSlice('profile', ({ profile }) => profile);
  const [{ place: chosen, isNews }] = useState(() => stores.delivery.getState());
  const [typed] = useState(() => readTypedPlace({ cart, stores }));
  const [isLater] = useState(() => beginsLater({ cart, stores, offered: screen.supplier?.services ?? [] }));
  // The form begins with it.
  useEffect(() => {
    stores.delivery.setState({ isNews: false });
  }, [stores]);
  const saved = stores.profile.getState().places;
  const { country } = tenant;
  const answers = toOrderForm({ cart, known, saved, chosen, typed, isNews, isLater, country, city });
  return { answers, isNews };
}

/** Checks the cash that was typed again, when the total changes. */
function useCheckedCash({
  form: { getFieldState, trigger },
  total,
}: {
  form: Pick<UseFormReturn<OrderForm>, 'getFieldState' | 'trigger'>;
  total: number;
}): void {
  const checkedFor = useRef(total);
  useEffect(() => {
    if (checkedFor.current === total) return;
    checkedFor.current = total;
    if (getFieldState('cash').isTouched) void trigger('cash');
  }, [total, getFieldState, trigger]);
}

/** Starts with the cart and this browser's data, and saves drafts. */
export function useOrderForm({ cart, city }: { cart: Cart; city: string }) {
  const { country } = useApp().tenant;
  const rules = useFormRules(cart);
  const sentenceOf = useProblemText();
  const { answers, isNews } = useFirstAnswers({ cart, city });
  const form = useForm<OrderForm>({
    mode: 'onTouched',
    // The first problem may not be a field (use-first-wrong.ts).
    shouldFocusError: false,
    resolver: (typed) => resolveOrder({ form: typed, rules, sentenceOf }),
    defaultValues: answers,
  });
  const { control, setValue } = form;
  const typed = useWatch({ control, compute: copyOrderForm });

  const { saver, isPriceWaiting } = useOrderDraft({ cart, form, typed, rules, isNews });
  useHourOfCart({ cart, schedule: typed.schedule, setValue });
  useCheckedCash({ form, total: rules.total });
  useRememberedContact({ contact: typed.contact, country });
  useTypedPlace({ cart, place: typed.place });

  const [sentBirthDate, setSentBirthDate] = useState('');
  return {
    form,
    rules,
    typed,
    isPriceWaiting,
    issues: standingIssues({ cart, form: typed, rules, sentBirthDate }),
    leave: () => void saver.flush(),
    takeChanges: (whole: OrderForm): CartChanges => {
      setSentBirthDate(bornOf({ form: whole, rules }));
      const draft = toDraft({ form: whole, rules, known: cart.place });
      return saver.take({ ...draft, ...toPerson({ form: whole, rules }) });
    },
    forget: (changes: CartChanges) => saver.forget(Object.keys(changes)),
  };
}
