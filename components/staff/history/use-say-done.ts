'use client';

import { useTranslations } from 'next-intl';
import { useStateText } from '@/components/staff/board/use-step-text';
import { useHours } from '@/components/staff/shop';
import type { Done } from '@/lib/contract/staff/history-calls';
import type { Currency } from '@/lib/domain/money/currencies';
import { formatAmount } from '@/lib/domain/money/money';
import { CANCEL_REASONS } from '@/lib/domain/orders/cancel-reasons';
import { UNPROVED_REASONS } from '@/lib/domain/orders/delivery-code';
import { PAYMENT_METHODS } from '@/lib/domain/payments/payment-methods';
import { actionKindOf } from '@/lib/domain/staff/history';
import { STAFF_ROLES } from '@/lib/domain/staff/roles';

export type Place = {
  timezone: string;
  currency: Currency;
  branches: readonly { id: number; name: string }[];
};
/** `from`: null where it is not known how it was before. */
type Change = { from: string | null; to: string };
/** `words`: as somebody said them. */
type Said = { sentence: string; change: Change | null; note: string | null; words: string | null };

/** The services that are named on the board. */
const SERVICES = ['delivery', 'take_away', 'on_table', 'room', 'grab_and_go'] as const;

/** A thing that is gone, or that nobody named. */
const GONE = '—';
const textOf = (value: unknown): string | null =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : null;

/** A role, or none, with the branches where it holds, where it holds at some. */
function useRoleText({ branches }: Pick<Place, 'branches'>) {
  const t = useTranslations('Staff');
  return (value: unknown, at?: unknown): string => {
    const role = STAFF_ROLES.find((one) => one === value);
    if (!role) return GONE;
    const names = Array.isArray(at)
      ? at.map((id: unknown) => branches.find((one) => one.id === id)?.name ?? GONE)
      : [];
    return names.length > 0 ? `${t(`role_${role}`)} · ${names.join(', ')}` : t(`role_${role}`);
  };
}

/** How a product is sold, as its action says it. */
function useOfferText({ timezone }: Place) {
  const t = useTranslations('Staff');
  const { moment } = useHours();
  return (offer: Record<string, unknown>): string => {
    const { available, stock, back_at: end } = offer;
    const sayEnd = (at: string) => moment(at, timezone, { weekday: 'long' });
    const sold = typeof end === 'string' ? t('out_until', { when: sayEnd(end) }) : t('out_open');
    const words = available === false ? sold : t('on_sale');
    return typeof stock === 'number' ? `${words} · ${t('count_left', { count: stock })}` : words;
  };
}

function useChange(place: Place) {
  const t = useTranslations('Staff');
  const sayState = useStateText();
  const sayRole = useRoleText(place);
  const sayOffer = useOfferText(place);
  const sayMethod = useTranslations('Methods');
  const methodOf = (value: unknown) => {
    const known = PAYMENT_METHODS.find((one) => one === value);
    return known ? sayMethod(known) : GONE;
  };
  return ({ action, details }: Done): Change | null => {
    const { from, to, before } = details;
    const isKnown = typeof before === 'object' && before !== null;
    if (action === 'product.offer' || action === 'product.option')
      return { from: isKnown ? sayOffer({ ...before }) : null, to: sayOffer(details) };
    if (action === 'person.role')
      return { from: sayRole(from, details.from_branches), to: sayRole(to, details.to_branches) };
    if (action === 'payment.method') return { from: methodOf(from), to: methodOf(to) };
    if (action.startsWith('order.') && to !== undefined)
      return { from: sayState(from) ?? GONE, to: sayState(to) ?? GONE };
    if (action !== 'instance.status') return null;
    const say = (value: unknown) => t(value === 'locked' ? 'state_locked' : 'state_active');
    return { from: say(from), to: say(to) };
  };
}

/** That a delivery was handed over without its signs, and why (rule orders/delivery-code). */
function useNote() {
  const t = useTranslations('Staff');
  return ({ details: { proof } }: Done): string | null => {
    const reason = UNPROVED_REASONS.find((one) => one === proof);
    if (reason) return t('news_unproved', { reason: t(`unproved_${reason}`) });
    return proof === 'none' ? t('history_unproved') : null;
  };
}

/** The words of who did it; of a transfer they stand in the sentence. */
function useWords() {
  const order = useTranslations('Order');
  return ({ action, details: { reason, note } }: Done): string | null => {
    if (action === 'transfer.refused') return null;
    const why = action === 'order.cancelled_by_diner' && CANCEL_REASONS.find((one) => one === reason);
    return why ? order(`cancel_${why}`) : textOf(reason ?? note);
  };
}

/** Details that stand in a sentence as they are. */
const NAMED = [
  'mail',
  'label',
  'provider',
  'destination',
  'count',
  'round',
  'state',
  'reason',
  'name',
  'number',
  'kind',
] as const;

/** Says an action in a sentence without who did it (rule staff/history). */
export function useSayDone(place: Place) {
  const t = useTranslations('Staff');
  const { moment } = useHours();
  const sayRole = useRoleText(place);
  const sayChange = useChange(place);
  const [sayNote, sayWords] = [useNote(), useWords()];
  const { timezone, currency } = place;
  const sayMoment = (at: unknown) => (typeof at === 'string' ? moment(at, timezone) : null);
  const sayService = (value: unknown) => {
    const service = SERVICES.find((one) => one === value);
    return t(service ? `service_${service}` : 'service_all');
  };
  return (done: Done): Said => {
    const { action, about, details } = done;
    const kind = actionKindOf(action);
    if (!kind)
      return { sentence: t('did_other', { kind: action }), ...{ change: null, note: null, words: null } };
    const { amount, role, branches, to, admit } = details;
    const sentence = t(`did_${kind.replace('.', '_')}` as 'did_order_refund', {
      ...Object.fromEntries(NAMED.map((name) => [name, textOf(details[name]) ?? GONE])),
      order: String(about.order ?? GONE),
      ...{
        table: about.table ?? GONE,
        branch: about.branch ?? GONE,
        product: about.product ?? GONE,
        person: about.person ?? GONE,
      },
      booking: sayMoment(about.booking_at) ?? GONE,
      ...{ until: sayMoment(details.until) ?? 'none', service: sayService(details.service) },
      ...{ people: Number(details.people ?? 0), over: textOf(details.over) ?? 'none' },
      amount: typeof amount === 'number' ? formatAmount({ amount, currency }) : 'all',
      ...{ role: sayRole(role, branches), to: to === null ? 'none' : 'some', admit: String(admit) },
    });
    return { sentence, change: sayChange(done), note: sayNote(done), words: sayWords(done) };
  };
}
