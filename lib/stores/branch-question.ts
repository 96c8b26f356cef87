import { createStore } from 'zustand/vanilla';
import type { Cart } from '@/lib/contract/cart/cart';

/** What a diner wants with the cart of another branch: bring it here, or leave it there and begin one here. */
export type BranchAnswer = 'move' | 'begin';

type Question = { cart: Cart; answer: (answer: BranchAnswer) => void; stop: () => void };

/** The one open question of a page about a cart of another branch; not persisted. */
export const branchQuestionStore = createStore<{ question: Question | null }>(() => ({ question: null }));

/**
 * Asks what becomes of a cart of another branch; an older question that is still open is stopped.
 * @throws AbortError when the diner closes it
 */
export function askBranch(cart: Cart): Promise<BranchAnswer> {
  branchQuestionStore.getState().question?.stop();
  return new Promise((resolve, reject) => {
    const close = () => branchQuestionStore.setState({ question: null });
    branchQuestionStore.setState({
      question: {
        cart,
        answer: (answer) => {
          close();
          resolve(answer);
        },
        stop: () => {
          close();
          reject(new DOMException('the diner closed the question', 'AbortError'));
        },
      },
    });
  });
}
