import type { Page } from 'playwright';
import type { Interaction } from './report/results';
import { NO_BROWSER, openBrowser, PHONE } from './stage/browser';
import { HOST, PRODUCTS, startBackend, startWeb, stopProgram, TENANT, WEB_PORT, WORK } from './stage/stage';

const TIMES = 10;
const SLOWDOWN = 4;
/** So slow that nothing on the screen waited for them. */
const NETWORK_MS = 800;
/** Event Timing omits what is faster. */
const FINEST_MS = 16;

type Timed = { startTime: number; duration: number };

async function timeTap({
  page,
  selector,
  index,
}: {
  page: Page;
  selector: string;
  index: number;
}): Promise<number> {
  await page.evaluate(() => Object.assign(window, { taps: [] }));
  await page.locator(selector).nth(index).tap();
  await page.waitForTimeout(NETWORK_MS / 2);
  const taps = await page.evaluate(() => (window as unknown as { taps: Timed[] }).taps);
  return Math.max(FINEST_MS, ...taps.map((tap) => tap.duration));
}

async function repeat({
  page,
  selector,
  close,
  isOther,
}: {
  page: Page;
  selector: string;
  close: boolean;
  isOther: boolean;
}): Promise<number[]> {
  const times: number[] = [];
  for (let index = 0; index < TIMES; index += 1) {
    times.push(await timeTap({ page, selector, index: isOther ? index : 0 }));
    await page.waitForTimeout(NETWORK_MS);
    if (close) await page.keyboard.press('Escape');
    if (close) await page.locator('[role=dialog]').waitFor({ state: 'detached' });
  }
  return times;
}

/** Measures on a phone four times slower, with slow services. */
export async function measureInteraction(): Promise<Interaction | string> {
  const browser = await openBrowser();
  if (!browser) return NO_BROWSER;
  const backend = await startBackend({ place: { dataDir: `${WORK}/taps` }, sizes: { [TENANT]: PRODUCTS } });
  const web = await startWeb();
  const context = await browser.newContext({ viewport: PHONE, isMobile: true, hasTouch: true });
  const page = await context.newPage();
  // As text: compiled functions use helpers that the page lacks.
  await page.addInitScript(`new PerformanceObserver((list) =>
    window.taps?.push(...list.getEntries().map(({ startTime, duration }) => ({ startTime, duration }))),
  ).observe({ type: 'event', durationThreshold: ${FINEST_MS} })`);
  await page.goto(`http://${HOST}:${WEB_PORT}/centro?service=take_away`);
  await page.locator('[data-quick]').first().waitFor();
  await page.waitForLoadState('networkidle');
  await page.route('**/services/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, NETWORK_MS));
    await route.continue();
  });
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  const taps: Interaction = {
    kind: 'interaction',
    addMs: await repeat({ page, selector: '[data-quick]', close: false, isOther: true }),
    openCartMs: await repeat({ page, selector: '.dock button', close: true, isOther: false }),
    openProductMs: await repeat({ page, selector: '.dish h3 a', close: true, isOther: true }),
  };
  await browser.close();
  for (const program of [web, backend]) await stopProgram(program);
  return taps;
}
