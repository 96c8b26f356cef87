import type { Page } from '@playwright/test';
import { expect } from './fixtures';

const SIZES = [
  { width: 320, height: 568 },
  { width: 390, height: 844 },
];

/** Controls that something else lies over where they stand in the middle of what can be scrolled. Runs in the page. */
function findCovered(): string[] {
  const open = [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')].at(-1);
  const controls = (open ?? document).querySelectorAll<HTMLElement>(
    'a[href], button:not([disabled]), input:not([type=hidden]), select, textarea, summary',
  );
  const covered: string[] = [];
  for (const control of controls) {
    if (
      control.matches('.skip') ||
      !control.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    )
      continue;
    control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    // The first line of a link that goes on in the next one.
    const [line = control.getBoundingClientRect()] = control.getClientRects();
    const { left, top, width, height } = line;
    // Read aloud alone, or drawn by its label.
    if (width <= 1 || height <= 1) continue;
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    const label =
      control.closest('label') ?? document.querySelector(`label[for="${CSS.escape(control.id)}"]`);
    const isOwn = hit !== null && (control.contains(hit) || label?.contains(hit));
    const name = control.getAttribute('aria-label') ?? control.textContent?.trim().slice(0, 40);
    if (!isOwn) covered.push(`${name || control.outerHTML.slice(0, 80)} <- ${hit?.outerHTML.slice(0, 80)}`);
  }
  return covered;
}

const twoFrames = () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));

/** On a screen as it stands each control can be pressed, at the two narrow sizes (rule cart/bar). */
export async function expectNothingCovered(page: Page, screen: string): Promise<void> {
  const before = page.viewportSize();
  for (const size of SIZES) {
    await page.setViewportSize(size);
    // The page makes room for the dock once it has its new height.
    await page.evaluate(twoFrames);
    expect(await page.evaluate(findCovered), `${screen} at ${size.width}`).toEqual([]);
    if (process.env.SHOTS)
      await page.screenshot({ path: `${process.env.SHOTS}/${screen}-${size.width}.png` });
  }
  if (before) await page.setViewportSize(before);
}
