import type { CartChanges } from '@/lib/contract/cart/cart';
import {
  contactSchemaOf,
  type DeliveryAddress,
  deliveryAddressSchema,
  pointOf,
} from '@/lib/contract/people/contact';
import { readOptionalAmount } from '@/lib/domain/money/money';
import { isBirthDate } from '@/lib/domain/people/age';
import type { FormRules } from './form-rules';
import type { OrderForm } from './order-form';
import { toTip } from './tip-draft';

/** Null if incomplete; its sentence for the courier is composed. */
export function parseAddress({
  deliveryAddress,
  choosesZone,
}: {
  deliveryAddress: DeliveryAddress;
} & Pick<FormRules, 'choosesZone'>): DeliveryAddress | null {
  if (!choosesZone && !pointOf(deliveryAddress)) return null;
  const { address, address_optional, neighbourhood, city } = deliveryAddress;
  const formatted_address = [address, address_optional, neighbourhood, city].filter(Boolean).join(', ');
  const parsed = deliveryAddressSchema.safeParse({ ...deliveryAddress, formatted_address });
  return parsed.success ? parsed.data : null;
}

type Input = { form: OrderForm; rules: FormRules; percent: number };

/** An impossible date counts as empty (rule people/age). */
export const bornOf = ({ form: { birthDate }, rules: { at, timezone } }: Omit<Input, 'percent'>): string =>
  isBirthDate({ birthDate, at, timezone }) ? birthDate : '';

export function toPerson({
  form,
  rules,
}: Omit<Input, 'percent'>): Pick<CartChanges, 'contact' | 'birth_date'> {
  const contact = contactSchemaOf(rules.country).safeParse(form.contact);
  const born = bornOf({ form, rules });
  return {
    ...(contact.success ? { contact: contact.data } : {}),
    ...(born ? { birth_date: born } : {}),
  };
}

/** Personal data leaves the browser only after agreement or, without policies, with the order. */
export function toDraft({ form, rules, percent }: Input): CartChanges {
  const { method, tip, schedule, comment, cutlery, packed, zone } = form;
  const place = rules.isDelivery
    ? parseAddress({ deliveryAddress: form.place, choosesZone: rules.choosesZone })
    : null;
  return {
    ...(form.terms ? toPerson({ form, rules }) : {}),
    ...(place ? { place } : {}),
    ...(rules.choosesZone ? { shipping_zone: zone } : {}),
    ...(tip.answer === null ? {} : { tip: toTip({ tip, percent }) }),
    ...(rules.isScheduled
      ? { schedule_date: schedule.date || null, schedule_hour: schedule.hour || null }
      : {}),
    cutlery,
    packed,
    comment,
    payment_method: method,
    cash_amount: method === 'cash' ? readOptionalAmount(form.cash) : null,
  };
}
