import { useEffect, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { OrderForm } from '@/components/orders/precheckout/order-form';

/** A field that need not be filled in: shown once it was asked for, or something is known, and while that is changed. */
export function useAddedField(text: string) {
  const [isAdded, setAdded] = useState(false);
  const [isKept, setKept] = useState(false);
  if (text !== '' && !isKept) setKept(true);
  return { isShown: isAdded || isKept, isAdded, add: () => setAdded(true) };
}

/** Such a field of the order's form, which has the focus once it was asked for. */
export function useAddedFormField(name: 'contact.dni' | 'contact.email' | 'contact.phone') {
  const { setFocus } = useFormContext<OrderForm>();
  const typed = useWatch<OrderForm, typeof name>({ name });
  const { isShown, isAdded, add } = useAddedField(typed);
  useEffect(() => {
    if (isAdded) setFocus(name);
  }, [isAdded, name, setFocus]);
  return { typed, isShown, add };
}
