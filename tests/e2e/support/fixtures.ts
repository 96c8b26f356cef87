import { readFileSync } from 'node:fs';
import { AxeBuilder } from '@axe-core/playwright';
import { type Browser, test as base, expect, type Page } from '@playwright/test';
import en from '@/messages/en.json';
import es from '@/messages/es.json';
import pt from '@/messages/pt.json';
import { catalogueAt } from '@/tests/support/browser/establishment-words';
import { takeBrokenTexts, watchTexts } from './broken-texts';
import { keepCalls, recordCalls } from './seen-calls';

/** The catalogues as a restaurant has them. */
export const CATALOGUES = {
  es: catalogueAt(es, 'restaurant'),
  en: catalogueAt(en, 'restaurant'),
  pt: catalogueAt(pt, 'restaurant'),
};
export const WEB_PORT = Number(process.env.E2E_WEB_PORT ?? 3481);
export const BACKEND_PORT = Number(process.env.E2E_BACKEND_PORT ?? 4481);
export const SANDBOX_PORT = BACKEND_PORT + 1;
export const PUSH_PORT = BACKEND_PORT + 2;

/** The address of a page of a tenant. */
export const addressOf = (tenant: string, path: string) => `http://${tenant}.localhost:${WEB_PORT}${path}`;

/** A browser that has seen every announcement, so that none comes between a test and its page. */
function seeAnnouncements(): void {
  const popups = Array.from({ length: 200 }, (_none, index) => index + 1);
  try {
    sessionStorage.setItem('popups', popups.join(' '));
  } catch {
    // A test without storage sees them.
  }
}

export type Lang = 'es' | 'en';
/** `lang`: the language of the project's journeys, so that each is walked once on each size of screen. */
export type ProjectOptions = { lang: Lang };

/**
 * Runs in the page: the step back of a sheet that was closed is done. An entry that an earlier load of the page left behind
 * belongs to no sheet of this one, and nobody steps back from it.
 */
const untilSheetsAreGone = () =>
  new Promise<void>((resolve) => {
    const entry: unknown = history.state?.sheet;
    const isOfThisLoad = entry === true || String(entry).startsWith(`${performance.timeOrigin}-`);
    if (!entry || !isOfThisLoad || document.querySelector('dialog[open]')) return resolve();
    addEventListener('popstate', () => resolve(), { once: true });
  });

/** A sheet that was closed goes back in the history a moment later, which would end a navigation that begins meanwhile. */
function gotoAfterSheets(page: Page): void {
  const goto = page.goto.bind(page);
  page.goto = async (address, options) => {
    await page.evaluate(untilSheetsAreGone);
    return goto(address, options);
  };
}

/** A page on which any error of the console, of a script or of a request, and any broken sentence, fails the test. */
export const test = base.extend<
  ProjectOptions & { page: Page; expectedFault: RegExp | null; announcements: boolean },
  { browser: Browser }
>({
  browser: [
    async ({ browser }, use, { workerIndex }) => {
      const seen = new Set<string>();
      const open = browser.newContext.bind(browser);
      browser.newContext = async (options) => {
        const context = await open(options);
        recordCalls({ context, seen });
        await watchTexts(context);
        return context;
      };
      await use(browser);
      keepCalls({ dataDir: process.env.E2E_DATA_DIR ?? '', worker: workerIndex, seen });
    },
    { scope: 'worker' },
  ],
  lang: ['es', { option: true }],
  /** Whether announcements show as they do for a diner. */
  announcements: [false, { option: true }],
  context: async ({ context, announcements }, use) => {
    if (!announcements) await context.addInitScript(seeAnnouncements);
    await use(context);
  },
  /** Faults that a test brings about on purpose, such as a refused call that the browser writes to its console. */
  expectedFault: [null, { option: true }],
  page: async ({ page, expectedFault }, use) => {
    const faults: string[] = [];
    gotoAfterSheets(page);
    page.on('console', (message) => {
      if (message.type() === 'error') faults.push(`console: ${message.text()}`);
    });
    page.on('pageerror', (error) => faults.push(`script: ${error.message}`));
    page.on('requestfailed', (request) => {
      // A page that is left takes its open requests with it; that is no fault.
      const left = request.failure()?.errorText === 'net::ERR_ABORTED';
      if (!left) faults.push(`request: ${request.url()}`);
    });
    await use(page);
    faults.push(...takeBrokenTexts());
    expect(faults.filter((fault) => !expectedFault?.test(fault))).toEqual([]);
  },
});

/** Until what moves stands still. A note that leaves after twelve seconds stands still until then, and is looked at too. */
export const waitForMotion = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const passing = document
      .getAnimations()
      .filter((one) => Number(one.effect?.getComputedTiming().endTime) < 5_000);
    await Promise.allSettled(passing.map((one) => one.finished));
  });

/** The smaller file of the package that the builder loads, which would send the larger one twice for each look. */
const AXE = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

/** Into each document that has none, but for those of other sites: axe looks into none of them. */
async function giveAxe(page: Page): Promise<void> {
  const { origin } = new URL(page.url());
  for (const frame of page.frames()) {
    const isForeign = frame.url().startsWith('http') && new URL(frame.url()).origin !== origin;
    if (!isForeign && !(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(AXE);
  }
}

/** axe finds nothing on the page as it stands, once its heading stands there and what comes in has come. */
export async function expectAccessible(page: Page): Promise<void> {
  await expect(page.locator('h1').first()).toBeAttached();
  await waitForMotion(page);
  await giveAxe(page);
  // In the page itself and its frames: else each look opens a page of its own to add up what it found.
  const { violations } = await new AxeBuilder({ page, axeSource: 'void 0' })
    .options({ resultTypes: ['violations'] })
    .setLegacyMode()
    .analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target).join(', ')}`);
  expect(found, page.url()).toEqual([]);
}

export { expect };
