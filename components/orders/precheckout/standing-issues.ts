import type { Cart, CartIssue } from '@/lib/contract/cart/cart';
import type { CartIssueKey } from '@/lib/domain/cart/cart-issues';
import { readOptionalAmount } from '@/lib/domain/money/money';
import { findPhoneIssue, toPhone } from '@/lib/domain/people/phone-numbers';
import { isBlankSurname } from '@/lib/domain/table/guest-name';
import type { FormRules } from './form-rules';
import type { OrderForm } from './order-form';
import { bornOf, toAddress, toPerson } from './to-changes';

type Told = Pick<
  Cart,
  | 'issues'
  | 'contact'
  | 'invoice'
  | 'place'
  | 'birth_date'
  | 'payment_method'
  | 'total'
  | 'schedule_date'
  | 'schedule_hour'
>;

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

function isShort({ form, total }: { form: OrderForm; total: number }): boolean {
  const note = form.method === 'cash' ? readOptionalAmount(form.cash) : null;
  return note !== null && note < total;
}

/** Issues that still hold for the form: the server judged older data. */
export function standingIssues({
  cart,
  form,
  rules,
  sentBirthDate,
}: {
  cart: Told;
  form: OrderForm;
  rules: FormRules;
  /** Sent with the last press, which may be newer than the cart. */
  sentBirthDate: string;
}): CartIssue[] {
  const { contact } = cart;
  const { schedule, method, zone } = form;
  const isSameHour = schedule.date === cart.schedule_date && schedule.hour === cart.schedule_hour;
  const isSameTime = schedule.isLater ? isSameHour : cart.schedule_date === null;
  const born = bornOf({ form, rules });
  const address = toAddress({ ...rules, draft: form.place });
  const typed = form.contact;
  const { phone, phone_code } = toPhone({ country: rules.country, text: typed.phone });
  const isPhoneWrong = typed.phone !== '' && findPhoneIssue({ phone, phone_code }) !== null;
  const stands: Partial<Record<CartIssueKey, boolean>> = {
    contact_required: toPerson({ form, rules }).contact === undefined,
    document_invalid: contact?.dni === typed.dni && contact.dni_type === typed.dni_type,
    phone_invalid: isPhoneWrong,
    code_required: contact?.phone === phone && contact.phone_code === phone_code,
    invoice_invalid: isSame(toPerson({ form, rules }).invoice, cart.invoice),
    place_required: address === null,
    place_vague: isSame(address, cart.place),
    no_coverage: isSame(address, cart.place),
    branch_not_in_area: isSame(address, cart.place),
    zone_required: !rules.zones.some((one) => one === zone),
    payment_method_required: method === cart.payment_method,
    payment_minimum: method === cart.payment_method,
    cash_amount_low: isShort({ form, total: cart.total }),
    guest_required: isBlankSurname(form.guest),
    closed: !schedule.isLater,
    delivery_closed: !schedule.isLater,
    paused: !schedule.isLater,
    schedule_required: schedule.isLater && (schedule.date === '' || schedule.hour === ''),
    slot_taken: schedule.isLater && isSameHour,
    slot_full: schedule.isLater && isSameHour,
    now_full: !schedule.isLater,
    dry_law: isSameTime,
    product_hours: isSameTime,
    age_required: born === '',
    under_age: [cart.birth_date, sentBirthDate].includes(born),
  };
  return cart.issues.filter(({ key }) => stands[key] ?? true);
}
