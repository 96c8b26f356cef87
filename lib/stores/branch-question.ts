import { createStore } from 'zustand/vanilla';
import type { Cart } from '@/lib/contract/cart/cart';

/** `move` the cart here, or leave it and `begin` another. */
type BranchAnswer = 'move' | 'begin';

type Question = { cart: Cart; answer: (answer: BranchAnswer) => void; stop: () => void };

/** Not persisted. */
export const branchQuestionStore = createStore<{ question: Question | null }>(() => ({ question: null }));

/** Replaces an older open question. @throws AbortError when the diner closes it */
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
