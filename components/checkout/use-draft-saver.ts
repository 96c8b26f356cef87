import { useEffect, useState } from 'react';
import type { CartChanges } from '@/lib/contract/cart';
import { useUpdateCart } from '@/lib/queries/cart';
import { useKeepDraft } from '@/lib/queries/checkout';
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
}: {
  purchaseId: number;
  /** What the page began with, which the cart has already. */
  known: CartChanges;
  said: CartChanges;
  onFailed: (names: string[]) => void;
}): DraftSaver {
  const { mutateAsync: tell } = useUpdateCart(purchaseId);
  const { mutateAsync: keep } = useKeepDraft(purchaseId);
  const [saver] = useState(() =>
    createDraftSaver({
      known,
      send: (changes) => (isQuiet(changes) ? keep(changes) : tell(changes)),
      onFailed,
    }),
  );
  useEffect(() => saver.say(said), [saver, said]);
  useEffect(() => saver.stop, [saver]);
  return saver;
}
