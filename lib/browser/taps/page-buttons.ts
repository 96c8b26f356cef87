type OpenedPart = 'panel' | 'consent';
type ConsentAnswer = 'necessary' | 'all';

/** app/shell.css reads it while the button is busy. */
export const openMarks = (part: OpenedPart) => ({ 'data-open': part });
export const answerMarks = (answer: ConsentAnswer) => ({ 'data-answer': answer });
/** The first script keeps their taps until one listens. */
export const PAGE_BUTTONS = '[data-open],[data-answer]';

type PageButton =
  | { kind: 'open'; button: HTMLElement; part: OpenedPart }
  | { kind: 'answer'; button: HTMLElement; accepted: boolean };

export function readPageButton(target: Element): PageButton | null {
  const button = target.closest<HTMLElement>(PAGE_BUTTONS);
  if (!button) return null;
  const { open, answer } = button.dataset;
  if (answer !== undefined) return { kind: 'answer', button, accepted: answer === 'all' };
  return { kind: 'open', button, part: open === 'panel' ? 'panel' : 'consent' };
}
