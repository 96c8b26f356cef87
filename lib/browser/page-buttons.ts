type OpenedPart = 'panel' | 'consent';
type ConsentAnswer = 'necessary' | 'all';

/** A button of the document that opens a part of the page. Styles read it while it is busy (app/shell.css). */
export const openMarks = (part: OpenedPart) => ({ 'data-open': part });
/** A button that answers the cookies' question, in the document or in a sheet. */
export const answerMarks = (answer: ConsentAnswer) => ({ 'data-answer': answer });
/** Buttons that a script alone can answer; the first script keeps their taps until one listens. */
export const PAGE_BUTTONS = '[data-open],[data-answer]';

export type PageButton =
  | { kind: 'open'; button: HTMLElement; part: OpenedPart }
  | { kind: 'answer'; button: HTMLElement; accepted: boolean };

/** The page's button that a tap was on; null where it was on none. */
export function readPageButton(target: Element): PageButton | null {
  const button = target.closest<HTMLElement>(PAGE_BUTTONS);
  if (!button) return null;
  const { open, answer } = button.dataset;
  if (answer !== undefined) return { kind: 'answer', button, accepted: answer === 'all' };
  return { kind: 'open', button, part: open === 'panel' ? 'panel' : 'consent' };
}
