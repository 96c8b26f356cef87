'use client';

import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { useStopped } from '@/components/cart/lines/use-stopped';
import { useOnline } from '@/components/layout/use-online';
import { useFirstWrong } from '@/components/ui/use-first-wrong';
import { useOnePress } from '@/components/ui/use-one-press';
import { useIsRepricing } from '@/lib/queries/cart/repricing';
import { promisedBy, type Refusal, type Seen } from './use-order-press';
import { type Submitted, useOrderSubmit } from './use-order-submit';
import { usePressSteps } from './use-press-steps';

/** Repeats a press without a connection, with what was seen then, when the connection is back (guarantee/lost-connection). */
function useHeldPress(form: RefObject<HTMLFormElement | null>) {
  const [held, setHeld] = useState<Seen | null>(null);
  const hasConnection = useOnline();
  // Sent as the page is then; a new total is shown first.
  useEffect(() => {
    if (hasConnection && held) form.current?.requestSubmit();
  }, [hasConnection, held, form]);
  return [held, setHeld] as const;
}

/** Everything else stands. */
const lacksOnlyCode = (refusal: Refusal): boolean =>
  Array.isArray(refusal) && refusal.length > 0 && refusal.every(({ key }) => key === 'code_required');

/** The press changes the cart itself: the button keeps its state meanwhile. */
function useShownRepricing({ isRepricing, isTelling }: { isRepricing: boolean; isTelling: boolean }) {
  const [wasRepricing, setWasRepricing] = useState(false);
  return { isShown: isTelling ? wasRepricing : isRepricing, keep: () => setWasRepricing(isRepricing) };
}

/** Sends a valid form or focuses its first problem. Offline the press is held and repeated when the connection is back. */
export function usePrecheckoutPress({
  onGuestUnknown,
  ...submitted
}: Submitted & {
  /** Leads to the field of the name. */
  onGuestUnknown: () => void;
}) {
  const { cart, methods, order } = submitted;
  const stopped = useStopped(cart, order.issues);
  const problems = useRef<HTMLParagraphElement>(null);
  const wrong = useFirstWrong({ wrong: cart.issues, otherwise: problems });
  const formRef = wrong.form;
  const again = () => formRef.current?.requestSubmit();
  const { submit, isOnline, isBusy, isTelling } = useOrderSubmit({ ...submitted, again });
  const isRepricing = useIsRepricing(cart.purchase_id) || order.isPriceWaiting;
  const repricing = useShownRepricing({ isRepricing, isTelling });
  const [held, setHeld] = useHeldPress(formRef);
  const { askCode, askLater, takePromised, code, later } = usePressSteps(again);

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
    const promised = takePromised() ?? promisedBy(cart);
    const seen = held ?? { total: cart.total, promised };
    setHeld(null);
    repricing.keep();
    const { refusal, isSent } = await submit(event, seen);
    if (refusal === 'no_connection') setHeld(seen);
    else if (refusal === 'guest') onGuestUnknown();
    else if (refusal === 'later') askLater(seen.promised);
    else if (isSent && lacksOnlyCode(refusal)) askCode(seen.promised);
    else if (refusal) wrong.refuse([...refusal]);
  };
  const pressOnce = useOnePress(press);
  return {
    formRef,
    problems,
    onSubmit: (event: FormEvent) => {
      event.preventDefault();
      pressOnce(event);
    },
    code,
    later,
    stopped,
    isOnline,
    isLoading: methods.isPending,
    isBusy,
    isHeld: held !== null,
    letGo: () => setHeld(null),
    isRepricing: repricing.isShown,
  };
}
