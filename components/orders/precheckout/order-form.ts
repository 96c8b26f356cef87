import type { Cart } from '@/lib/contract/cart/cart';
import { type AddressDraft, type Contact, pointOf } from '@/lib/contract/people/contact';
import type { Invoice } from '@/lib/contract/people/invoice';
import type { PaymentMethod } from '@/lib/domain/payments/payment-methods';
import { listDocumentTypes } from '@/lib/domain/people/documents';
import { listTaxDocuments } from '@/lib/domain/people/invoice';
import { toPhone, toPhoneText } from '@/lib/domain/people/phone-numbers';
import type { Country } from '@/lib/domain/tenant/countries';
import type { SavedAddress } from '@/lib/stores/saved-addresses';
import { type TipDraft, toTipDraft } from './tip-draft';

export type OrderForm = {
  schedule: { date: string; hour: string };
  place: AddressDraft;
  zone: string | null;
  contact: Contact;
  birthDate: string;
  invoice: Invoice & { wanted: boolean };
  method: PaymentMethod | null;
  cash: string;
  tip: TipDraft;
  cutlery: boolean;
  comment: string;
};

const NO_ADDRESS: AddressDraft = {
  latitude: null,
  longitude: null,
  address: '',
  address_optional: '',
  neighbourhood: '',
  reference: '',
  formatted_address: '',
  city: '',
  place_id: null,
};

function toContact({
  cart: { contact },
  known,
  country,
}: {
  cart: Pick<Cart, 'contact'>;
  known: Partial<Contact> | null;
  country: Country;
}): Contact {
  const phone = toPhoneText({ country, phone: '', phone_code: '', ...known, ...contact });
  return {
    name: known?.name ?? '',
    email: known?.email ?? '',
    dni_type: listDocumentTypes(country)[0] ?? 'PP',
    dni: '',
    ...contact,
    // The number may name its own country.
    ...toPhone({ country, text: phone }),
    phone,
  };
}

type Known = { cart: Cart; saved: readonly SavedAddress[]; chosen: SavedAddress | null };

/** Chosen before the menu (rule delivery/reach), else last delivered to by this branch (rule people/known-diner). */
function knownAddress({ cart, saved, chosen }: Known): AddressDraft | null {
  // Without a point there is no price.
  const fit = saved.filter((one) => cart.shipping_zones.length > 0 || pointOf(one) !== null);
  const found = chosen ?? fit.find((one) => one.supplier_id === cart.supplier_id);
  if (!found || cart.service !== 'delivery') return null;
  const { location_price, supplier_id, polygon_id, ...address } = found;
  return address;
}

const noInvoice = (country: Country): Invoice => ({
  name: '',
  type: listTaxDocuments(country)[0] ?? '',
  number: '',
});

/** What the cart, this browser and the branch know already. */
export function toOrderForm({
  cart,
  known,
  saved,
  chosen,
  country,
  city,
}: Known & {
  known: Partial<Contact> | null;
  country: Country;
  city: string;
}): OrderForm {
  return {
    schedule: { date: cart.schedule_date ?? '', hour: cart.schedule_hour ?? '' },
    place: cart.place ?? knownAddress({ cart, saved, chosen }) ?? { ...NO_ADDRESS, city },
    zone: cart.shipping_zone,
    contact: toContact({ cart, known, country }),
    birthDate: cart.birth_date ?? '',
    invoice: { ...noInvoice(country), ...cart.invoice, wanted: cart.invoice !== null },
    method: cart.payment_method,
    cash: cart.cash_amount === null ? '' : String(cart.cash_amount),
    tip: toTipDraft(cart),
    cutlery: cart.cutlery,
    comment: cart.comment,
  };
}

/** Deep: the form mutates its parts. */
export const copyOrderForm = (form: OrderForm): OrderForm => ({
  ...form,
  schedule: { ...form.schedule },
  place: { ...form.place },
  contact: { ...form.contact },
  invoice: { ...form.invoice },
  tip: { ...form.tip },
});
