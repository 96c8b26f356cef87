import type { Cart } from '@/lib/contract/cart/cart';
import { type AddressDraft, type Contact, NO_ADDRESS } from '@/lib/contract/people/contact';
import type { Invoice } from '@/lib/contract/people/invoice';
import type { PaymentMethod } from '@/lib/domain/payments/payment-methods';
import { listDocumentTypes } from '@/lib/domain/people/documents';
import { listTaxDocuments } from '@/lib/domain/people/invoice';
import { toPhone, toPhoneText } from '@/lib/domain/people/phone-numbers';
import type { Country } from '@/lib/domain/tenant/countries';
import { knownPlace } from '@/lib/stores/delivery/known-place';
import { type SavedAddress, toAddressDraft } from '@/lib/stores/delivery/saved-addresses';
import type { PlaceWords } from '@/lib/stores/slices';
import { type TipDraft, toTipDraft } from './tip-draft';

export type OrderForm = {
  /** Not later: as soon as can be, whatever day and hour say. `day`: to which the hour of the date belongs (rule branches/night). */
  schedule: { isLater: boolean; date: string; hour: string; day: string };
  place: AddressDraft;
  zone: string | null;
  contact: Contact;
  birthDate: string;
  invoice: Record<keyof Invoice, string> & { wanted: boolean };
  method: PaymentMethod | null;
  cash: string;
  /** Surname of the guest whose room is charged (rule table/room-charge). */
  guest: string;
  tip: TipDraft;
  cutlery: boolean;
  packed: boolean;
  comment: string;
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

type Known = {
  cart: Cart;
  saved: readonly SavedAddress[];
  /** The answer to «where to» (rule delivery/reach). */
  chosen: SavedAddress | null;
  city: string;
};

/** A branch without a map asks for no point, and the city is its own. */
function toDraft(address: AddressDraft, { cart, city }: Known): AddressDraft {
  if (cart.point !== 'none') return { ...address, city: address.city || city };
  return { ...address, latitude: null, longitude: null, place_id: null, city };
}

function knownAddress(known: Known): AddressDraft | null {
  const { cart, saved, chosen } = known;
  const found = knownPlace({ supplierId: cart.supplier_id, point: cart.point, saved, chosen });
  return found && cart.service === 'delivery' ? toDraft(toAddressDraft(found), known) : null;
}

/** A place that was chosen since the last form comes before the cart's. */
function newAddress(known: Known & { isNews: boolean }): AddressDraft | null {
  const { cart, chosen, isNews } = known;
  return isNews && chosen && cart.service === 'delivery' ? toDraft(toAddressDraft(chosen), known) : null;
}

/** Takes the place that the form begins with. */
function knownZone({
  cart: { supplier_id: supplierId, point, place, shipping_zones: zones },
  saved,
  chosen,
  isNews,
}: Pick<Known, 'cart' | 'saved' | 'chosen'> & { isNews: boolean }): string | null {
  const offered = (zone: string | null) => (zones.some((one) => one.zone === zone) ? zone : null);
  if (isNews && chosen) return chosen.supplier_id === supplierId ? offered(chosen.zone) : null;
  return place ? null : offered(knownPlace({ supplierId, point, saved, chosen })?.zone ?? null);
}

export const toInvoiceDraft = ({
  country,
  invoice,
}: {
  country: Country;
  invoice: Partial<Invoice> | null;
}): Record<keyof Invoice, string> => ({
  name: invoice?.name ?? '',
  type: invoice?.type ?? listTaxDocuments(country)[0] ?? '',
  number: invoice?.number ?? '',
  regime: invoice?.regime ?? '',
  postal_code: invoice?.postal_code ?? '',
});

export const toSchedule = ({
  subservice,
  schedule_date: date,
  schedule_hour: hour,
  schedule_day: day,
}: Pick<Cart, 'subservice' | 'schedule_date' | 'schedule_hour' | 'schedule_day'>): OrderForm['schedule'] => ({
  isLater: subservice === 'schedule',
  date: date ?? '',
  hour: hour ?? '',
  day: day ?? '',
});

/** The form as the cart, this browser and the branch fill it. */
export function toOrderForm({
  cart,
  known,
  saved,
  chosen,
  typed,
  isNews,
  isLater,
  country,
  city,
}: Known & {
  /** Words of the place that the cart has not heard. */
  typed: PlaceWords | null;
  isNews: boolean;
  isLater: boolean;
  known: Partial<Contact> | null;
  country: Country;
}): OrderForm {
  const answers = { cart, saved, chosen, city };
  return {
    schedule: { ...toSchedule(cart), isLater },
    place: {
      ...(newAddress({ ...answers, isNews }) ??
        (cart.place && toDraft(cart.place, answers)) ??
        knownAddress(answers) ?? { ...NO_ADDRESS, city }),
      ...typed,
    },
    zone: cart.shipping_zone ?? knownZone({ cart, saved, chosen, isNews }),
    contact: toContact({ cart, known, country }),
    birthDate: cart.birth_date ?? '',
    invoice: { ...toInvoiceDraft({ country, invoice: cart.invoice }), wanted: cart.invoice !== null },
    method: cart.payment_method,
    guest: cart.guest_name ?? '',
    cash: cart.cash_amount === null ? '' : String(cart.cash_amount),
    tip: toTipDraft(cart),
    cutlery: cart.cutlery,
    packed: cart.packed,
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
