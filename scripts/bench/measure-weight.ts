import { gzipSync } from 'node:zlib';
import type { Browser } from 'playwright';
import { get } from './load/http-get';
import type { Weight, Weights } from './report/results';
import { BARE_HOST, barePathOf, startBarePage } from './stage/bare-page';
import { NO_BROWSER, openBrowser, PHONE } from './stage/browser';
import {
  BARE_PORT,
  HOST,
  LARGE_TENANT,
  PRODUCTS,
  startBackend,
  startWeb,
  stopProgram,
  TENANT,
  WEB_PORT,
  WORK,
} from './stage/stage';

const LONG = 500;
const packed = (body: Buffer) => gzipSync(body, { level: 6 }).length;

type Seen = { url: URL; type: string; isLate: boolean };

/** Also tells whether a request came after the load event; ends when the network is silent. */
async function listRequests({ browser, address }: { browser: Browser; address: string }): Promise<Seen[]> {
  const context = await browser.newContext({ viewport: PHONE, isMobile: true, hasTouch: true });
  const page = await context.newPage();
  const seen: Seen[] = [];
  let isLoaded = false;
  page.on('load', () => {
    isLoaded = true;
  });
  page.on('request', (request) =>
    seen.push({ url: new URL(request.url()), type: request.resourceType(), isLate: isLoaded }),
  );
  await page.goto(address, { waitUntil: 'load' });
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(3_000);
  await page.waitForLoadState('networkidle');
  await context.close();
  return seen;
}

async function weigh({
  browser,
  port,
  host,
  path,
}: {
  browser: Browser;
  port: number;
  host: string;
  path: string;
}): Promise<Weight> {
  const seen = await listRequests({ browser, address: `http://${host}:${port}${path}` });
  const bytesOf = async ({ url }: Seen) =>
    packed((await get({ port, host, path: url.pathname + url.search })).body);
  const sum = async (kept: Seen[]) => {
    const unique = [...new Map(kept.map((one) => [one.url.href, one])).values()];
    return (await Promise.all(unique.map(bytesOf))).reduce((total, bytes) => total + bytes, 0);
  };
  const scripts = seen.filter(({ type }) => type === 'script');
  const { body } = await get({ port, host, path });
  return {
    html: packed(body),
    htmlPlain: body.length,
    css: await sum(seen.filter(({ type }) => type === 'stylesheet')),
    before: await sum(scripts.filter(({ isLate }) => !isLate)),
    after: await sum(scripts.filter(({ isLate }) => isLate)),
    requests: seen.length,
    fonts: seen.filter(({ type }) => type === 'font').length,
  };
}

/** Counts bytes on a phone, by gzip −6. */
export async function measureWeight(): Promise<Weights | string> {
  const browser = await openBrowser();
  if (!browser) return NO_BROWSER;
  const sizes = { [TENANT]: PRODUCTS, [LARGE_TENANT]: LONG };
  const backend = await startBackend({ place: { dataDir: `${WORK}/weight` }, sizes });
  const web = await startWeb();
  const bare = await startBarePage();
  const menuBytes = (await get({ port: WEB_PORT, host: HOST, path: '/centro' })).body.length;
  const long = await get({ port: WEB_PORT, host: `${LARGE_TENANT}.localhost`, path: '/centro' });
  const ours = { browser, port: WEB_PORT, host: HOST };
  const weights: Weights = {
    kind: 'weight',
    landing: await weigh({ ...ours, path: '/' }),
    menu: await weigh({ ...ours, path: '/centro' }),
    bare: await weigh({ browser, port: BARE_PORT, host: BARE_HOST, path: await barePathOf(menuBytes) }),
    longHtml: packed(long.body),
  };
  await browser.close();
  for (const program of [bare, web, backend]) await stopProgram(program);
  return weights;
}
