'use client';

import { onlineManager } from '@tanstack/react-query';
import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import type { Stopped } from '@/components/cart/lines/use-stopped';
import { useOnline } from '@/components/layout/use-online';
import { useFirstWrong } from '@/components/ui/use-first-wrong';
import { useOnePress } from '@/components/ui/use-one-press';
import type { Cart } from '@/lib/contract/cart/cart';
import { useIsRepricing } from '@/lib/queries/cart/repricing';
import type { OrderForm } from './order-form';
import type { useOrderForm } from './use-order-form';
import { promisedBy, type Refusal, type Seen, useOrderPress } from './use-order-press';

/** Repeats a press without a line, with what was seen then, when the line is back (guarantee/dead-line). */
function useHeldPress(form: RefObject<HTMLFormElement | null>) {
  const [held, setHeld] = useState<Seen | null>(null);
  const hasLine = useOnline();
  // Sent as the page is then; a new total is shown first.
  useEffect(() => {
    if (hasLine && held) form.current?.requestSubmit();
  }, [hasLine, held, form]);
  return [held, setHeld] as const;
}

/** Everything else stands. */
const lacksOnlyCode = (refusal: Refusal): boolean =>
  Array.isArray(refusal) && refusal.length > 0 && refusal.every(({ key }) => key === 'code_required');

/** Sends a valid form or focuses its first problem. Offline the press is held and repeated when the line is back. */
export function usePress({
  cart,
  slug,
  isOnline,
  hasMethods,
  stopped,
  onGuestUnknown,
  order: { form, takeChanges, forget, isPriceWaiting },
}: {
  cart: Cart;
  slug: string;
  isOnline: boolean;
  hasMethods: boolean;
  /** Lines that cannot be ordered, with the way to them. */
  stopped: Stopped | null;
  /** Leads to the field of the name. */
  onGuestUnknown: () => void;
  order: ReturnType<typeof useOrderForm>;
}) {
  const problems = useRef<HTMLParagraphElement>(null);
  const wrong = useFirstWrong({ said: cart.issues, otherwise: problems });
  const formRef = wrong.form;
  const again = () => formRef.current?.requestSubmit();
  const button = useOrderPress({ cart, slug, isOnline, again });
  const isRepricing = useIsRepricing(cart.purchase_id) || isPriceWaiting;
  const [wasRepricing, setWasRepricing] = useState(false);
  const [held, setHeld] = useHeldPress(formRef);
  const [isConfirming, setIsConfirming] = useState(false);
  const [later, setLater] = useState<Seen['promised']>(null);
  // While its phone waits for a code, a press is for the time that it was made for.
  const pressed = useRef<Seen['promised']>(null);

  const send = async (whole: OrderForm, seen: Seen): Promise<Refusal> => {
    // Without methods it is unknown whether to pay first.
    if (!hasMethods) return cart.issues;
    if (!onlineManager.isOnline()) return 'no_line';
    const changes = takeChanges(whole);
    return button.order({ changes, seen, onFailed: () => forget(changes) });
  };
  const press = async (event: FormEvent) => {
    if (stopped) {
      setHeld(null);
      stopped.lead();
      return;
    }
    if (cart.minimum.missing > 0) {
      problems.current?.focus();
      return;
    }
    const seen = held ?? { total: cart.total, promised: pressed.current ?? promisedBy(cart) };
    pressed.current = null;
    setHeld(null);
    setWasRepricing(isRepricing);
    const answer: { refusal: Refusal; isSent: boolean } = { refusal: cart.issues, isSent: false };
    await form.handleSubmit(async (whole) => {
      answer.isSent = hasMethods;
      answer.refusal = await send(whole, seen);
    })(event);
    if (answer.refusal === 'no_line') setHeld(seen);
    else if (answer.refusal === 'guest') onGuestUnknown();
    else if (answer.refusal === 'later') setLater(seen.promised);
    else if (answer.isSent && lacksOnlyCode(answer.refusal)) {
      pressed.current = seen.promised;
      setIsConfirming(true);
    } else if (answer.refusal) wrong.refuse([...answer.refusal]);
  };
  const pressOnce = useOnePress(press);
  return {
    formRef,
    problems,
    onSubmit: (event: FormEvent) => {
      event.preventDefault();
      pressOnce(event);
    },
    /** The phone waits for its code (rule people/phone-code). */
    code: { isOpen: isConfirming, onClose: () => setIsConfirming(false), onDone: again },
    later: { seen: later, onClose: () => setLater(null), onDone: again },
    isBusy: button.isBusy,
    isHeld: held !== null,
    letGo: () => setHeld(null),
    // The press changes the cart itself: the button keeps its state meanwhile.
    isRepricing: button.isTelling ? wasRepricing : isRepricing,
  };
}
