'use client';

import { useEffect, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import type { OrderForm } from '@/components/orders/precheckout/order-form';
import { PhoneCodeDialog } from './phone-code-dialog';

/** Asks for the code between a press and its order. @param onChange shows the phone's field @param onDone presses again */
export function PhoneCodeStep({
  purchaseId,
  isOpen,
  onClose,
  onChange,
  onDone,
}: {
  purchaseId: number;
  isOpen: boolean;
  onClose: () => void;
  onChange: () => void;
  onDone: () => void;
}) {
  const { getValues, setFocus } = useFormContext<OrderForm>();
  const [isChanging, setIsChanging] = useState(false);
  // The dialog gives the focus back to the button first.
  useEffect(() => {
    if (isOpen || !isChanging) return;
    setIsChanging(false);
    setFocus('contact.phone', { shouldSelect: true });
  }, [isOpen, isChanging, setFocus]);
  if (!isOpen) return null;
  return (
    <PhoneCodeDialog
      purchaseId={purchaseId}
      phone={getValues('contact.phone')}
      onClose={onClose}
      onChangePhone={() => {
        onChange();
        setIsChanging(true);
        onClose();
      }}
      onDone={() => {
        onClose();
        onDone();
      }}
    />
  );
}
