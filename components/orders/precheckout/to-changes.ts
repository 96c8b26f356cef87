import type { CartChanges } from '@/lib/contract/cart/cart';
import {
  type AddressDraft,
  addressDraftSchema,
  type DeliveryAddress,
  parseAddress,
  pointOf,
} from '@/lib/contract/people/contact';
import { type Invoice, invoiceSchema } from '@/lib/contract/people/invoice';
import { isWholeAddress } from '@/lib/contract/people/whole-address';
import { toAddressText } from '@/lib/domain/delivery/address-form';
import { readPostcode } from '@/lib/domain/delivery/postcode';
import { readOptionalAmount } from '@/lib/domain/money/money';
import { isRoomCharge } from '@/lib/domain/payments/payment-methods';
import { isBirthDate } from '@/lib/domain/people/age';
import { asksTaxAddress, findInvoiceIssue } from '@/lib/domain/people/invoice';
import { toNumberText } from '@/lib/domain/text/number-text';
import { contactSchemaFor, type FormRules } from './form-rules';
import type { OrderForm } from './order-form';
import { toTip } from './tip-draft';

/** Null if incomplete; its sentence for the courier is composed. */
export function toAddress({
  draft,
  point,
  country,
}: { draft: AddressDraft } & Pick<FormRules, 'point' | 'country'>): DeliveryAddress | null {
  if (!isWholeAddress({ address: draft, country, point })) return null;
  const postcode = readPostcode({ country, text: draft.postcode }) ?? '';
  const whole = { ...draft, postcode };
  return parseAddress({ ...whole, formatted_address: toAddressText({ ...whole, country }) });
}

type Input = {
  form: OrderForm;
  rules: FormRules;
  /** The cart's address. */
  known: AddressDraft | null;
};
type FormInput = Pick<Input, 'form' | 'rules'>;

const isSamePoint = (one: AddressDraft, other: AddressDraft | null) =>
  one.latitude === other?.latitude && one.longitude === other.longitude;

/** A new point goes before the words, and so does one that was taken back: the server prices by it (rule cart/server-totals). */
function toPlace({
  form: { place },
  rules: { isDelivery, point, country },
  known,
}: Input): AddressDraft | null {
  if (!isDelivery) return null;
  const whole = toAddress({ draft: place, point, country });
  const hasNone = !pointOf(place) && !(known && pointOf(known));
  if (whole || point === 'none' || hasNone || isSamePoint(place, known)) return whole;
  const parsed = addressDraftSchema.safeParse({ ...place, formatted_address: '' });
  return parsed.success ? parsed.data : null;
}

/** An impossible date counts as empty (rule people/age). */
export const bornOf = ({ form: { birthDate }, rules: { at, timezone } }: FormInput): string =>
  isBirthDate({ birthDate, at, timezone }) ? birthDate : '';

/** Null where none is wanted, undefined while it is not whole. */
function toInvoice({ form: { invoice }, rules: { country } }: FormInput): Invoice | null | undefined {
  if (!invoice.wanted) return null;
  const { name, type, number, regime, postal_code } = invoice;
  const tax = asksTaxAddress(country) ? { regime, postal_code: toNumberText(postal_code) } : {};
  const parsed = invoiceSchema.safeParse({ name, type, number, ...tax });
  return parsed.success && !findInvoiceIssue({ country, invoice }) ? parsed.data : undefined;
}

export function toPerson({
  form,
  rules,
}: FormInput): Pick<CartChanges, 'contact' | 'birth_date' | 'invoice' | 'guest_name'> {
  const contact = contactSchemaFor({ form, rules }).safeParse(form.contact);
  const born = bornOf({ form, rules });
  const invoice = toInvoice({ form, rules });
  return {
    ...(contact.success ? { contact: contact.data } : {}),
    ...(born ? { birth_date: born } : {}),
    ...(invoice === undefined ? {} : { invoice }),
    ...(form.method !== null && isRoomCharge(form.method) ? { guest_name: form.guest } : {}),
  };
}

/** The change of the hour; none at the table, where the subservice says where the order goes. */
function toHour({
  form: { schedule },
  rules,
}: FormInput): Pick<CartChanges, 'subservice' | 'schedule_date' | 'schedule_hour'> {
  if (!rules.takesHour) return {};
  if (!schedule.isLater) return { subservice: null };
  return {
    subservice: 'schedule',
    schedule_date: schedule.date || null,
    schedule_hour: schedule.hour || null,
  };
}

/** Personal data leaves the browser with the order (rule orders/placing). */
export function toDraft({ form, rules, known }: Input): CartChanges {
  const { method, tip, comment, cutlery, packed, zone } = form;
  const place = toPlace({ form, rules, known });
  return {
    ...(place ? { place } : {}),
    ...(rules.zones.length > 1 ? { shipping_zone: zone } : {}),
    ...(tip.answer === null ? {} : { tip: toTip(tip) }),
    ...toHour({ form, rules }),
    cutlery,
    ...(rules.asksPacking ? { packed } : {}),
    comment,
    payment_method: method,
    cash_amount: method === 'cash' ? readOptionalAmount(form.cash) : null,
  };
}
