import { useRef, useState } from 'react';
import type { Seen } from './use-order-press';

/** The steps between a press and its order: a code for the phone, and consent to a later time. @param again presses again */
export function usePressSteps(again: () => void) {
  const [isConfirming, setIsConfirming] = useState(false);
  const [later, setLater] = useState<Seen['promised']>(null);
  // While its phone waits for a code, a press is for the time that it was made for.
  const pressed = useRef<Seen['promised']>(null);
  return {
    askCode: (promised: Seen['promised']) => {
      pressed.current = promised;
      setIsConfirming(true);
    },
    askLater: setLater,
    /** The time of the press that waited for a code, once. */
    takePromised: (): Seen['promised'] => {
      const promised = pressed.current;
      pressed.current = null;
      return promised;
    },
    /** The phone waits for its code (rule people/phone-code). */
    code: { isOpen: isConfirming, onClose: () => setIsConfirming(false), onDone: again },
    later: { seen: later, onClose: () => setLater(null), onDone: again },
  };
}
