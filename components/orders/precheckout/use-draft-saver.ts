import { useEffect, useRef, useState } from 'react';
import { useChangeCart } from '@/components/cart/use-change-cart';
import type { CartChanges } from '@/lib/contract/cart/cart';
import { changesPrice } from '@/lib/queries/cart/repricing';
import { useKeepDraft } from '@/lib/queries/payments/checkout';
import { createDraftSaver, type DraftSaver } from './draft-saver';

/** Fields that are sent again with the order, so that their failures are not reported. */
const QUIET = ['contact', 'invoice', 'comment', 'payment_method', 'cash_amount'];
const isQuiet = (changes: CartChanges) => Object.keys(changes).every((name) => QUIET.includes(name));

/** Sends what was said after a pause. When the page is left it goes at once, unless another change is on its way, and fails without a word. */
export function useDraftSaver({
  purchaseId,
  known,
  said,
  onFailed,
  again,
}: {
  purchaseId: number;
  known: CartChanges;
  said: CartChanges;
  onFailed: (names: string[]) => CartChanges;
  again: () => void;
}): {
  saver: DraftSaver;
  isPriceWaiting: boolean;
} {
  const { tell } = useChangeCart(purchaseId, again);
  const keep = useKeepDraft(purchaseId);
  const isLeaving = useRef(false);
  const [isPriceWaiting, setIsPriceWaiting] = useState(false);
  const [saver] = useState(() =>
    createDraftSaver({
      known,
      send: async (changes) =>
        isLeaving.current || isQuiet(changes)
          ? (await keep(changes)).kind === 'done'
          : (await tell(changes)) !== null,
      onFailed,
      onWaiting: (names) => setIsPriceWaiting(changesPrice(names)),
    }),
  );
  useEffect(() => saver.say(said), [saver, said]);
  useEffect(() => saver.stop, [saver]);
  useEffect(() => {
    const hide = () => {
      isLeaving.current = true;
      void saver.flush();
    };
    const show = () => {
      isLeaving.current = false;
    };
    window.addEventListener('pagehide', hide);
    window.addEventListener('pageshow', show);
    return () => {
      window.removeEventListener('pagehide', hide);
      window.removeEventListener('pageshow', show);
    };
  }, [saver]);
  return { saver, isPriceWaiting };
}
