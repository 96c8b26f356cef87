import type { Browser, Page } from '@playwright/test';

/** Somebody else's browser, of the same size and touch. Closed with its context. */
export async function openAnother(browser: Browser, page: Page): Promise<Page> {
  const isTouched = await page.evaluate(() => navigator.maxTouchPoints > 0);
  const context = await browser.newContext({
    viewport: page.viewportSize(),
    hasTouch: isTouched,
    isMobile: isTouched,
  });
  return context.newPage();
}

/** The address and the referrer of each request of a page. */
export function listen(page: Page): string[] {
  const seen: string[] = [];
  page.on('request', (one) => seen.push(one.url(), one.headers().referer ?? ''));
  return seen;
}
