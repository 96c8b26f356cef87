import { get } from './load/http-get';
import type { Audits, Lighthouse } from './report/results';
import { median } from './report/statistics';
import { BARE_HOST, barePathOf, startBarePage } from './stage/bare-page';
import { NO_BROWSER, openBrowser } from './stage/browser';
import {
  BARE_PORT,
  DEBUG_PORT,
  HOST,
  PRODUCTS,
  startBackend,
  startWeb,
  stopProgram,
  TENANT,
  WEB_PORT,
  WORK,
} from './stage/stage';

/** LCP doubles by whether scripts come before the first frame. */
const RUNS = 9;

async function audit(address: string): Promise<Lighthouse> {
  const { default: lighthouse } = await import('lighthouse');
  const result = await lighthouse(address, {
    port: DEBUG_PORT,
    output: 'json',
    logLevel: 'error',
    onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
  });
  if (!result) throw new Error(`Lighthouse said nothing of ${address}`);
  const { categories, audits, runtimeError } = result.lhr;
  if (runtimeError) throw new Error(`Lighthouse on ${address}: ${runtimeError.message}`);
  const score = (name: string) => Math.round((categories[name]?.score ?? Number.NaN) * 100);
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    fcpMs: value('first-contentful-paint'),
    lcpMs: value('largest-contentful-paint'),
    tbtMs: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
  };
}

function middleOf(runs: Lighthouse[]): Lighthouse {
  const [first] = runs;
  if (!first) throw new Error('Lighthouse did not run');
  const names = Object.keys(first) as (keyof Lighthouse)[];
  const entries = names.map((name) => [name, median(runs.map((run) => run[name]))]);
  return { ...first, ...Object.fromEntries(entries) };
}

export async function measureLighthouse(): Promise<Audits | string> {
  const browser = await openBrowser();
  if (!browser) return NO_BROWSER;
  const backend = await startBackend({ place: { dataDir: `${WORK}/audits` }, sizes: { [TENANT]: PRODUCTS } });
  const web = await startWeb();
  const bare = await startBarePage();
  const menuBytes = (await get({ port: WEB_PORT, host: HOST, path: '/centro' })).body.length;
  const pages = {
    bare: `http://${BARE_HOST}:${BARE_PORT}${await barePathOf(menuBytes)}`,
    landing: `http://${HOST}:${WEB_PORT}/`,
    menu: `http://${HOST}:${WEB_PORT}/centro`,
  };
  const runs: Record<keyof typeof pages, Lighthouse[]> = { bare: [], landing: [], menu: [] };
  for (let round = 0; round < RUNS; round += 1) {
    const turn = Object.keys(pages) as (keyof typeof pages)[];
    // So that none always follows the same one.
    for (const name of round % 2 ? turn.reverse() : turn) runs[name].push(await audit(pages[name]));
  }
  await browser.close();
  for (const program of [bare, web, backend]) await stopProgram(program);
  return {
    kind: 'lighthouse',
    bare: middleOf(runs.bare),
    landing: middleOf(runs.landing),
    menu: middleOf(runs.menu),
    runs: RUNS,
  };
}
