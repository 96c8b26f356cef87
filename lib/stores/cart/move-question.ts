import { createStore } from 'zustand/vanilla';
import type { MoveAnswer, MoveTarget, MovingCart } from './moving-cart';

type Question = {
  cart: MovingCart;
  target: MoveTarget;
  answer: (answer: MoveAnswer) => void;
  stop: () => void;
};

/** Not persisted. */
export const moveQuestionStore = createStore<{ question: Question | null }>(() => ({ question: null }));

/** Replaces an older open question. @throws AbortError when the diner closes it */
export function askMove(asked: { cart: MovingCart; target: MoveTarget }): Promise<MoveAnswer> {
  moveQuestionStore.getState().question?.stop();
  return new Promise((resolve, reject) => {
    const close = () => moveQuestionStore.setState({ question: null });
    moveQuestionStore.setState({
      question: {
        ...asked,
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
