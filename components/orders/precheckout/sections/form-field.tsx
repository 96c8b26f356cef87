'use client';

import type { ComponentProps } from 'react';
import { type FieldPathByValue, useController } from 'react-hook-form';
import type { OrderForm } from '@/components/orders/precheckout/order-form';
import { Field } from '@/components/ui/field';

type TextName = FieldPathByValue<OrderForm, string>;
type Bound = 'value' | 'error' | 'onChange' | 'onBlur' | 'inputRef';

export function useTextField(name: TextName): Pick<ComponentProps<typeof Field>, Bound> {
  const { field, fieldState } = useController<OrderForm, TextName>({ name });
  return {
    value: field.value,
    error: fieldState.error?.message,
    onChange: field.onChange,
    onBlur: field.onBlur,
    inputRef: field.ref,
  };
}

export function FormField({
  name,
  error,
  ...rest
}: { name: TextName; error?: string | undefined } & Omit<ComponentProps<typeof Field>, Bound | 'name'>) {
  const bound = useTextField(name);
  return <Field enterKeyHint="next" {...rest} {...bound} error={error ?? bound.error} />;
}
