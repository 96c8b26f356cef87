import { useEffect, useState } from 'react';
import { useTellCart } from '@/components/cart/use-tell-cart';
import type { CartChanges } from '@/lib/contract/cart/cart';
import { useKeepDraft } from '@/lib/queries/checkout';
import { changesPrice } from '@/lib/queries/repricing';
import { createDraftSaver, type DraftSaver } from './draft-saver';

/** Nothing on the page hangs on these before the press, which sends them again: their failure is no news. */
const QUIET = ['contact', 'comment', 'payment_method', 'cash_amount'];
const isQuiet = (changes: CartChanges) => Object.keys(changes).every((name) => QUIET.includes(name));

/** Tells the server what the page says of a cart; `said` is all of it, as it stands. */
export function useDraftSaver({
  purchaseId,
  known,
  said,
  onFailed,
  again,
}: {
  purchaseId: number;
  /** What the page began with, which the cart has already. */
  known: CartChanges;
  said: CartChanges;
  onFailed: (names: string[]) => CartChanges;
  /** Says again what failed, for the dialog that told of it. */
  again: () => void;
}): {
  saver: DraftSaver;
  /** Something that may change the total is not even on its way. */
  isPriceWaiting: boolean;
} {
  const { tell } = useTellCart(purchaseId, again);
  const keep = useKeepDraft(purchaseId);
  const [isPriceWaiting, setIsPriceWaiting] = useState(false);
  const [saver] = useState(() =>
    createDraftSaver({
      known,
      send: async (changes) =>
        isQuiet(changes) ? (await keep(changes)).kind === 'done' : (await tell(changes)) !== null,
      onFailed,
      onWaiting: (names) => setIsPriceWaiting(changesPrice(names)),
    }),
  );
  useEffect(() => saver.say(said), [saver, said]);
  useEffect(() => saver.stop, [saver]);
  return { saver, isPriceWaiting };
}
