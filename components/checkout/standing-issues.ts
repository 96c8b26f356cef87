import type { Cart, CartIssue } from '@/lib/contract/cart';
import type { Contact, DeliveryPlace } from '@/lib/contract/contact';
import type { CartIssueKey } from '@/lib/domain/cart-issues';
import type { PaymentMethod } from '@/lib/domain/payment-methods';

/** What the diner says on the page by now. */
export type Said = {
  /** The form itself marks what is wrong with it. */
  contactIsWrong: boolean;
  document: Pick<Contact, 'dni' | 'dni_type'>;
  phoneIsWrong: boolean;
  /** Null while it is not whole. */
  place: DeliveryPlace | null;
  zone: string | null;
  method: PaymentMethod | null;
  cash: number;
  birthDate: string;
  /** The one of the last press; its answer may be here before the cart that holds it. */
  sentBirthDate: string;
  schedule: { date: string; hour: string };
};

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** The issues of a cart that still hold for what the page says: the server spoke of what it was told, and that may be past. */
export function standingIssues(
  cart: Pick<
    Cart,
    | 'issues'
    | 'contact'
    | 'place'
    | 'birth_date'
    | 'payment_method'
    | 'total'
    | 'schedule_date'
    | 'schedule_hour'
  >,
  said: Said,
): CartIssue[] {
  const { contact } = cart;
  const isPlaceTold = isSame(said.place, cart.place);
  const { date, hour } = said.schedule;
  const stands: Partial<Record<CartIssueKey, boolean>> = {
    contact_required: said.contactIsWrong,
    document_invalid: contact?.dni === said.document.dni && contact.dni_type === said.document.dni_type,
    phone_invalid: said.phoneIsWrong,
    place_required: said.place === null,
    no_coverage: isPlaceTold,
    zone_required: said.zone === null,
    payment_method_required: said.method === cart.payment_method,
    cash_amount_low: said.method === 'cash' && said.cash < cart.total,
    schedule_required: date === '' || hour === '',
    slot_taken: date === cart.schedule_date && hour === cart.schedule_hour,
    age_required: said.birthDate === '',
    under_age: [cart.birth_date, said.sentBirthDate].includes(said.birthDate),
  };
  return cart.issues.filter(({ key }) => stands[key] ?? true);
}
