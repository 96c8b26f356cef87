import { useState } from 'react';
import { InPersonButton, InPersonQuestion } from '@/components/payments/methods/in-person-choice';
import type { Order } from '@/lib/contract/orders/orders';

/** The button with its question, as the checkout has them. */
export function InPerson({ order }: { order: Order }) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <InPersonButton order={order} onOpen={() => setAsking(true)} />
      {isAsking && <InPersonQuestion order={order} onClose={() => setAsking(false)} />}
    </>
  );
}
