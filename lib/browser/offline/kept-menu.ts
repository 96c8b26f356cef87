/** The line over a menu that was kept (lib/browser/offline/worker-script.ts); null: it is as the server has it. */
export const findKeptLine = (): Element | null => document.querySelector('[data-kept-menu]');

/** The height of the line. */
const LINE_REM = 2.5;

/** A reload is restored to what stood at the top of the window: the header, which the line has pushed down and would cover. */
export function showTopOfKept(): void {
  if (!findKeptLine()) return;
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
  if (scrollY <= LINE_REM * rem) scrollTo({ top: 0, behavior: 'instant' });
}
