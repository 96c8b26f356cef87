import type { CDPSession, Page } from 'playwright';
import { type Seen, toScrollRun } from './report/report-scroll';
import type { Scroll, ScrollRun } from './report/results';
import { NO_BROWSER, openBrowser, PHONE } from './stage/browser';
import { addPictures } from './stage/pictures';
import { LARGE_HOST, LARGE_TENANT, startBackend, startWeb, stopProgram, WEB_PORT, WORK } from './stage/stage';

const LONG = 500;
const SLOWDOWN = 4;
/** As a hard flick, px a second. */
const SPEED = 4_000;
const STROKE = 4_000;
const MOST_STROKES = 60;

// As text: compiled functions use helpers that the page lacks.
const WATCH = `
  window.seen = { frames: [], tasks: [] };
  new PerformanceObserver((list) => window.seen.tasks.push(...list.getEntries().map(({ duration }) => duration)))
    .observe({ type: 'longtask' });
  const tick = (at) => { window.seen.frames.push(at); requestAnimationFrame(tick); };
  requestAnimationFrame(tick);`;

const seenBy = (page: Page) => page.evaluate(() => (window as unknown as { seen: Seen }).seen);

const isAtEnd = (page: Page, sign: number) =>
  page.evaluate(
    (down) => (down > 0 ? scrollY + innerHeight >= document.documentElement.scrollHeight - 2 : scrollY <= 0),
    sign,
  );

async function scrollThrough({
  page,
  session,
  sign,
}: {
  page: Page;
  session: CDPSession;
  /** 1: to the end; −1: back. */
  sign: 1 | -1;
}): Promise<ScrollRun> {
  await page.evaluate(() =>
    Object.assign((window as unknown as { seen: Seen }).seen, { frames: [], tasks: [] }),
  );
  let strokes = 0;
  while (!(await isAtEnd(page, sign))) {
    strokes += 1;
    if (strokes > MOST_STROKES) throw new Error('the menu has no end');
    await session.send('Input.synthesizeScrollGesture', {
      x: PHONE.width / 2,
      y: PHONE.height / 2,
      yDistance: -sign * STROKE,
      speed: SPEED,
      // A headless browser takes no drawn-out touch; both are scrolled off the page's own thread.
      gestureSourceType: 'mouse',
    });
  }
  return toScrollRun(await seenBy(page));
}

/** A menu of 500 with pictures on a phone four times slower: its parts come on the way down, on the way up all are there. */
export async function measureScroll(): Promise<Scroll | string> {
  const browser = await openBrowser();
  if (!browser) return NO_BROWSER;
  const sizes = { [LARGE_TENANT]: LONG };
  const backend = await startBackend({ place: { dataDir: `${WORK}/scroll` }, sizes, prepare: addPictures });
  const web = await startWeb();
  const context = await browser.newContext({ viewport: PHONE, isMobile: true, hasTouch: true });
  const page = await context.newPage();
  await page.addInitScript(WATCH);
  await page.goto(`http://${LARGE_HOST}:${WEB_PORT}/centro?service=take_away`);
  await page.locator('[data-quick]').first().waitFor();
  await page.waitForLoadState('networkidle');
  // The first time, the driver brings a script of its own.
  await isAtEnd(page, 1);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  const down = await scrollThrough({ page, session, sign: 1 });
  const products = await page.locator('.dish h3 a').count();
  const up = await scrollThrough({ page, session, sign: -1 });
  await browser.close();
  for (const program of [web, backend]) await stopProgram(program);
  return { kind: 'scroll', products, down, up };
}
