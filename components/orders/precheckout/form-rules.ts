import type { Cart } from '@/lib/contract/cart/cart';
import { contactSchemaOf } from '@/lib/contract/people/contact';
import type { PointRule } from '@/lib/domain/delivery/delivery-price';
import { asksEmailFor, asksPhoneFor } from '@/lib/domain/people/asked-rule';
import type { Country } from '@/lib/domain/tenant/countries';
import type { OrderForm } from './order-form';

export type FormRules = {
  country: Country;
  timezone: string;
  /** When the page was opened, for ages. */
  at: Date;
  service: Cart['service'];
  isDelivery: boolean;
  /** An order at the table is for now (rule cart/hour). */
  takesHour: boolean;
  /** The diner chooses one of several, where no point decides: a saved one may be another branch's, or have another name by now. */
  zones: readonly string[];
  /** (rule delivery/price) */
  point: PointRule;
  /** At a counter: eaten here or taken along (rule cart/packing). */
  asksPacking: boolean;
  needsAge: boolean;
  /** (rule people/optional-document) */
  asksDocument: boolean;
  /** The tenant does (rule people/optional-email). */
  asksEmail: boolean;
  total: number;
};

export function toFormRules({
  cart,
  ...rest
}: { cart: Cart } & Pick<
  FormRules,
  'country' | 'timezone' | 'at' | 'asksDocument' | 'asksEmail'
>): FormRules {
  return {
    ...rest,
    service: cart.service,
    isDelivery: cart.service === 'delivery',
    takesHour: cart.service !== 'on_table',
    zones: cart.shipping_zones.map(({ zone }) => zone),
    point: cart.point,
    asksPacking: cart.service === 'on_table' && cart.seat === null,
    needsAge: cart.products.some((line) => line.is_alcoholic),
    total: cart.total,
  };
}

type Asked = { form: Pick<OrderForm, 'method'>; rules: FormRules };

/** A payment method that goes through a gateway asks for it too (rule people/optional-email). */
export const needsEmail = ({ form: { method }, rules }: Asked): boolean => asksEmailFor({ ...rules, method });

/** The courier calls this number, and a payment method may name the payer by it (rule people/optional-phone). */
export const needsPhone = ({ form: { method }, rules }: Asked): boolean => asksPhoneFor({ ...rules, method });

export const contactSchemaFor = ({ form, rules }: Asked) =>
  contactSchemaOf({
    ...rules,
    asksEmail: needsEmail({ form, rules }),
    asksPhone: needsPhone({ form, rules }),
  });
