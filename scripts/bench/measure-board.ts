import { gzipSync } from 'node:zlib';
import type { CDPSession, Page } from 'playwright';
import { get } from './load/http-get';
import { enterKitchen } from './load/kitchen';
import { runLoad } from './load/run-load';
import { type BoardLine, openBoard, openOperator, STAFF_HOST } from './load/staff-board';
import type { BoardTimes } from './report/results';
import { NO_BROWSER, openBrowser } from './stage/browser';
import { HOST, PRODUCTS, startBackend, startWeb, stopProgram, TENANT, WEB_PORT, WORK } from './stage/stage';

const TABLET = { width: 1024, height: 768 };
const CARDS = 200;
const TIMES = 20;
const SLOWDOWN = 4;
const EVENTS = 10_000;
/** After so many the memory is what the rest is compared with. */
const WARM = 2_000;
const CLIENTS = 8;
/** Event Timing omits what is faster. */
const FINEST_MS = 16;
const MOST_MS = 10_000;

// As text: compiled functions use helpers that the page lacks.
const WATCH = `
  window.taps = [];
  window.painted = [];
  new PerformanceObserver((list) => window.taps.push(...list.getEntries().map(({ duration }) => duration)))
    .observe({ type: 'event', durationThreshold: ${FINEST_MS} });
  new MutationObserver(() => requestAnimationFrame(() => setTimeout(() => window.painted.push(Date.now()))))
    .observe(document, { subtree: true, attributes: true, attributeFilter: ['aria-pressed'] });`;

type Watched = { taps: number[]; painted: number[] };
const readPage = (page: Page) =>
  page.evaluate(() => {
    const { taps, painted } = window as unknown as Watched;
    return { taps, painted };
  });
const clearPage = (page: Page) => page.evaluate(() => Object.assign(window, { taps: [], painted: [] }));

/** From a call by another device to the frame that shows it, ms. */
async function timeEvents({
  page,
  lines,
  strike,
}: {
  page: Page;
  lines: readonly BoardLine[];
  strike: ReturnType<typeof openOperator>['strike'];
}): Promise<number[]> {
  const times: number[] = [];
  for (const line of lines.slice(0, TIMES)) {
    await clearPage(page);
    const start = Date.now();
    await strike({ ...line, struck: true });
    await page.waitForFunction(() => (window as unknown as Watched).painted.length > 0, undefined, {
      timeout: MOST_MS,
    });
    const { painted } = await readPage(page);
    times.push((painted[0] ?? Number.NaN) - start);
  }
  return times;
}

/** From a tap on a line to the next frame, ms. */
async function timeTaps(page: Page): Promise<number[]> {
  const times: number[] = [];
  for (let index = 0; index < TIMES; index += 1) {
    await clearPage(page);
    await page.locator('.board-card [aria-pressed=false]').first().tap();
    await page.waitForFunction(() => (window as unknown as Watched).painted.length > 0);
    await page.waitForTimeout(500);
    times.push(Math.max(FINEST_MS, ...(await readPage(page)).taps));
  }
  return times;
}

async function heapMb(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return usedSize / 2 ** 20;
}

/** Strikes lines and takes the strikes back, until so many changes were made. */
async function change({
  lines,
  count,
  strike,
}: {
  lines: readonly BoardLine[];
  count: number;
  strike: ReturnType<typeof openOperator>['strike'];
}): Promise<void> {
  await runLoad({
    items: Array.from({ length: count }, (_, index) => index),
    clients: CLIENTS,
    work: async (index) => {
      const line = lines[index % lines.length];
      if (line) await strike({ ...line, struck: Math.floor(index / lines.length) % 2 === 0 });
    },
  });
}

async function weighScripts(page: Page): Promise<number> {
  const paths = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => new URL(name).pathname.endsWith('.js'))
      .map(({ name }) => new URL(name).pathname),
  );
  const bodies = await Promise.all(
    [...new Set(paths)].map((path) => get({ port: WEB_PORT, host: STAFF_HOST, path })),
  );
  return bodies.reduce((sum, { body }) => sum + gzipSync(body, { level: 6 }).length, 0);
}

/** A board of 200 cards on a tablet four times slower, and 10,000 changes of it. */
export async function measureBoard(): Promise<BoardTimes | string> {
  const browser = await openBrowser();
  if (!browser) return NO_BROWSER;
  const dataDir = `${WORK}/board`;
  const backend = await startBackend({ place: { dataDir }, sizes: { [TENANT]: PRODUCTS } });
  const web = await startWeb();
  const { fillCart, place } = await enterKitchen(HOST);
  for (let seed = 0; seed < CARDS; seed += 1) await place(await fillCart(seed));
  const operator = openOperator(dataDir);
  const lines = await operator.listLines();
  const context = await browser.newContext({ viewport: TABLET, hasTouch: true, locale: 'es-CO' });
  const page = await context.newPage();
  await page.addInitScript(WATCH);
  await openBoard({ page, token: await operator.invite() });
  const cards = await page.locator('.board-card').count();
  const scripts = await weighScripts(page);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  const { strike } = operator;
  const eventMs = await timeEvents({ page, lines, strike });
  const tapMs = await timeTaps(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await change({ lines, count: WARM, strike });
  const warmMb = await heapMb(session);
  await change({ lines, count: EVENTS - WARM, strike });
  const endMb = await heapMb(session);
  await browser.close();
  for (const program of [web, backend]) await stopProgram(program);
  return { kind: 'board', cards, scripts, eventMs, tapMs, events: EVENTS, warmMb, endMb };
}
