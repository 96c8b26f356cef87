import { findProblems } from '@/components/orders/precheckout/find-problems';
import type { FormRules } from '@/components/orders/precheckout/form-rules';
import type { OrderForm } from '@/components/orders/precheckout/order-form';
import type { CartIssueKey } from '@/lib/domain/cart/cart-issues';

/** The sections of the form, in its order; each folds by itself (rule orders/sections). */
export const SECTIONS = ['when', 'where', 'who', 'how', 'tip', 'details'] as const;
export type SectionName = (typeof SECTIONS)[number];

const OF_FIELD: Readonly<Record<string, SectionName>> = {
  schedule: 'when',
  place: 'where',
  zone: 'where',
  contact: 'who',
  birthDate: 'who',
  method: 'how',
  cash: 'how',
  guest: 'how',
};

const OF_ISSUE: Partial<Record<CartIssueKey, SectionName>> = {
  schedule_required: 'when',
  slot_taken: 'when',
  slot_full: 'when',
  now_full: 'when',
  delivery_closed: 'when',
  paused: 'when',
  place_required: 'where',
  place_vague: 'where',
  zone_required: 'where',
  no_coverage: 'where',
  branch_not_in_area: 'where',
  contact_required: 'who',
  document_invalid: 'who',
  phone_invalid: 'who',
  age_required: 'who',
  under_age: 'who',
  payment_method_required: 'how',
  payment_minimum: 'how',
  cash_amount_low: 'how',
  guest_required: 'how',
  tip_invalid: 'tip',
};

const lacksTip = ({ tip: { answer, amount } }: OrderForm) =>
  answer === null || (answer === 'other' && amount.trim() === '');

/** Finds the sections whose answers are missing or wrong. */
export function findUndone({
  form,
  rules,
  issues,
}: {
  form: OrderForm;
  rules: FormRules;
  issues: readonly { key: CartIssueKey }[];
}): ReadonlySet<SectionName> {
  const fields = Object.keys(findProblems({ form, rules })).map((path) => OF_FIELD[path.split('.')[0] ?? '']);
  const refused = issues.map(({ key }) => OF_ISSUE[key]);
  const missing = lacksTip(form) ? (['tip'] as const) : [];
  return new Set([...fields, ...refused, ...missing].flatMap((name) => name ?? []));
}
