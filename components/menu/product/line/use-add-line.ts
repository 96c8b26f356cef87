import { onlineManager } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { Refusal } from '@/components/menu/product/use-refusal';
import { toStored } from '@/lib/domain/cart/stored-choices';
import { useAddProduct } from '@/lib/queries/cart/add-product';
import { useProductAgain } from '@/lib/queries/menu/product';
import { askAge } from '@/lib/stores/age-question';
import { askMove } from '@/lib/stores/cart/move-question';
import { askPlace } from '@/lib/stores/delivery/parked-dish';
import { showError } from '@/lib/stores/error-store';
import { type LineProps, useRules } from './line';

/** Whether an answer still comes here; without a connection what is sent goes on by itself. */
async function isHeard(answer: Promise<unknown>): Promise<boolean> {
  let stop: () => void = () => undefined;
  const lost = new Promise<false>((resolve) => {
    stop = onlineManager.subscribe((isOnline) => isOnline || resolve(false));
    if (!onlineManager.isOnline()) resolve(false);
  });
  const heard = await Promise.race([lost, answer.then(() => true)]);
  stop();
  return heard;
}

/** @param onAdd once it is in the cart, may be, or will be; what is refused is said, and stays as it was chosen (rule menu/product-sheet) */
export function useAddLine({
  product,
  line,
  change,
  refusal,
  onAdd,
}: LineProps & { refusal: Refusal; onAdd: () => void }) {
  const add = useAddProduct({ askMove, askAge, askPlace });
  const { chosen, issues } = useRules({ product, line });
  const { id, name } = product;
  const readAgain = useProductAgain(id);
  const [isAdding, setAdding] = useState(false);
  const isSent = useRef(false);
  const press = async () => {
    if (isSent.current) return;
    if (issues.length > 0) return change({ tried: line.tried + 1 });
    const { count, comment } = line;
    refusal.forget();
    isSent.current = true;
    setAdding(true);
    const answer = add({ product: { id, count, options: toStored(chosen), comment }, name });
    const isLater = !(await isHeard(answer));
    isSent.current = false;
    setAdding(false);
    if (isLater) onAdd();
    const outcome = await answer;
    if (outcome.kind === 'failed') {
      refusal.refuse(outcome.error);
      return readAgain(outcome.error);
    }
    if (!isLater && refusal.isOpen()) onAdd();
    // It may have been added; this button adds another.
    if (outcome.kind === 'unheard') showError(outcome.error);
  };
  return { add: () => void press(), isAdding };
}
