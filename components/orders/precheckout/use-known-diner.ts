import { useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useApp } from '@/lib/browser/app-provider';
import type { Cart } from '@/lib/contract/cart/cart';
import type { PaymentMethodAnswer } from '@/lib/contract/payments/payment-methods';
import { methodObstacle } from '@/lib/domain/payments/method-obstacle';
import { listDocumentTypes } from '@/lib/domain/people/documents';
import { useAccount } from '@/lib/queries/people/account';
import type { OrderForm } from './order-form';

type Form = Pick<UseFormReturn<OrderForm>, 'getValues' | 'setValue'>;

/** Fills in the answers of an earlier order where this one has none (rule people/known-diner). */
export function useKnownDiner({
  cart,
  form: { getValues, setValue },
  methods: { data: methods, isError },
}: {
  cart: Cart;
  form: Form;
  methods: { data: readonly PaymentMethodAnswer[] | undefined; isError: boolean };
}): { isBack: boolean; isSettled: boolean } {
  const { stores, tenant } = useApp();
  const [{ isNamed, isBack }] = useState(() => {
    const { profile, hasOrdered } = stores.profile.getState();
    const named = Boolean(profile?.name);
    // Text that was typed into a form that is loaded again is no earlier order.
    return { isNamed: named, isBack: named && hasOrdered };
  });
  const needsAge = cart.birth_date === null && cart.products.some((line) => line.is_alcoholic);
  const { data, isLoading } = useAccount({ enabled: isNamed || needsAge });
  const [isFilled, setFilled] = useState(false);
  useEffect(() => {
    if (isFilled || isLoading || !methods) return;
    setFilled(true);
    const { contact, birthDate, method: chosen } = getValues();
    if (data?.birthday_date && birthDate === '') setValue('birthDate', data.birthday_date);
    if (data && contact.dni === '' && listDocumentTypes(tenant.country).includes(data.dni_type)) {
      setValue('contact.dni_type', data.dni_type);
      setValue('contact.dni', data.dni);
    }
    const ways = methods.filter((method) => methodObstacle({ method, total: cart.total }) === null);
    const known = ways.length === 1 ? ways[0] : ways.find(({ key }) => key === data?.payment_method);
    if (chosen === null && known) setValue('method', known.key);
  }, [isFilled, data, isLoading, methods, cart, tenant, getValues, setValue]);
  return { isBack, isSettled: isFilled || (isError && !isLoading) };
}
