import { createStore } from 'zustand/vanilla';

type Question = { isOfAge: () => void; stop: () => void };

/** Not persisted. */
export const ageQuestionStore = createStore<{ question: Question | null }>(() => ({ question: null }));

/** Resolves once the diner is of age (rule people/age). @throws AbortError when they are not, or close it */
export function askAge(): Promise<void> {
  ageQuestionStore.getState().question?.stop();
  return new Promise((resolve, reject) => {
    const close = () => ageQuestionStore.setState({ question: null });
    ageQuestionStore.setState({
      question: {
        isOfAge: () => {
          close();
          resolve();
        },
        stop: () => {
          close();
          reject(new DOMException('the diner closed the question', 'AbortError'));
        },
      },
    });
  });
}
