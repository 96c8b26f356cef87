import type { Page } from '@playwright/test';

/**
 * Waits until the parts that a page loads in idle moments are there: ten such moments ask for no script more. A menu that
 * is ordered from never has a silent network: it keeps a stream.
 */
export const untilLoaded = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const coming = () =>
      [...document.querySelectorAll<HTMLScriptElement>('script[src]:not([nomodule])')].some(
        ({ src }) => performance.getEntriesByName(src).length === 0,
      );
    for (let rested = 0; rested < 10; rested = coming() ? 0 : rested + 1)
      await new Promise((resolve) => requestIdleCallback(resolve));
  });

/** Opens a page and waits until its parts are loaded. @returns the document's answer */
export async function openLoaded(page: Page, address: string): ReturnType<Page['goto']> {
  const answer = await page.goto(address);
  await untilLoaded(page);
  return answer;
}
