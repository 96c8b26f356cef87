import { randomBytes } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { findBrowser } from './scripts/find-browser.mjs';
import type { ProjectOptions } from './tests/e2e/support/fixtures';
import { createPushKeys } from './tests/support/shops/doubles/push-service';

const WEB_PORT = Number(process.env.E2E_WEB_PORT ?? 3481);
const BACKEND_PORT = Number(process.env.E2E_BACKEND_PORT ?? 4481);
const SANDBOX_PORT = BACKEND_PORT + 1;
/** Where the one test listens that is a push service. */
const PUSH_PORT = BACKEND_PORT + 2;
const executablePath = findBrowser({ shell: true });

/** One data folder for the run; workers find it in the environment. */
process.env.E2E_DATA_DIR ??= mkdtempSync(join(tmpdir(), 'ordering-e2e-'));

/** By which secrets of tenants are sealed. */
process.env.E2E_ACCOUNTS_KEY ??= randomBytes(32).toString('base64');

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
/** What looks at answers, not at screens: no browser is in it, or any would do. */
const OF_NO_SCREEN =
  /(config-faults|edge|markup|open-files|page-query|publishing|raw-requests|reports|request-smuggling|secrets|shuffle|storage-off)\.spec/;
/** What sets the size of its screen itself, or is about what is asked, such as a tenant's data: one project is enough. */
const OF_ANY_SIZE = /(google-order|screen-shapes|demo-tenants|previews|tenants)\.spec/;
/**
 * Other ways through screens that the journeys have walked on each size: what is paid by, sent back, sold out, closed, resumed.
 * What they show stands on screens that those journeys show.
 */
const OF_ONE_SIZE = [
  /cart\/ordering-(branches|coupons|services|sold-out)\.spec/,
  /delivery\/(door-photos|location|maps|ordering-zones|other-branch|place-search|saved-places)\.spec/,
  /(booking\/popup|layout\/offline|menu\/(long-menu|offline-menu|parts|plain-cards)|visit\/(measuring|visit))\.spec/,
  /orders\/(effort|help|known-diner|last-order|press-and-errors|push-notices|refunds)\.spec/,
  /orders\/ordering-(challenge|detours|hours|in-person|links|nequi|pse|stripe|transfer|wallet)\.spec/,
  /people\/(consent|consent-frame|phone-code|smart-links)\.spec/,
  /table\/(codes|no-incremental|rating-tab)\.spec/,
];
/** Of the whole browser: its headless shell lets no page show notices. */
const OF_THE_WHOLE_BROWSER = /orders\/push-notices\.spec/;
/** The first journeys of what writes to the database: all of it is asked of each database without a browser. */
const OF_THE_DATABASE =
  /e2e\/(booking\/booking|cart\/(group-order|ordering-together)|delivery\/ordering-zones|edge\/publishing|orders\/(ordering|ordering-links|refunds)|people\/phone-code|table\/open-account|visit\/visit)\.spec/;

const launchOptions = {
  ...(executablePath ? { executablePath } : {}),
  args: [
    '--headless',
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    // Pages live for seconds: compiling them well takes a third of the run and pays nothing back.
    '--js-flags=--no-opt,--no-maglev',
  ],
};

export default defineConfig<ProjectOptions>({
  testDir: 'tests/e2e',
  globalSetup: './tests/e2e/support/import-tenants.ts',
  globalTeardown: './tests/e2e/support/check-calls.ts',
  forbidOnly: true,
  fullyParallel: true,
  workers: 2,
  // A shared machine may starve a browser for a while; a test that fails twice is broken.
  retries: process.env.CI ? 1 : 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  // Recording costs every test an eighth of its time.
  // A worker would hide requests from the tests that look at them; its own test allows it.
  use: {
    serviceWorkers: 'block',
    launchOptions,
    trace: process.env.E2E_TRACE === 'on' ? 'retain-on-failure' : 'off',
  },
  projects: [
    // A journey is walked once on each size of screen, in another language on each; its other ways on the phone alone.
    { name: 'phone', use: PHONE, testIgnore: OF_THE_WHOLE_BROWSER },
    { name: 'phone-data', use: PHONE, testMatch: [OF_THE_DATABASE, OF_THE_WHOLE_BROWSER] },
    {
      name: 'desktop',
      use: { viewport: { width: 1280, height: 800 }, lang: 'en' },
      testIgnore: [OF_NO_SCREEN, OF_ANY_SIZE, OF_THE_WHOLE_BROWSER, ...OF_ONE_SIZE],
    },
  ],
  webServer: {
    command: 'node scripts/start.mjs',
    url: `http://127.0.0.1:${WEB_PORT}/api/health`,
    timeout: 300_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    env: {
      PORT: String(WEB_PORT),
      BACKEND_PORT: String(BACKEND_PORT),
      SANDBOX_PORT: String(SANDBOX_PORT),
      DATA_DIR: process.env.E2E_DATA_DIR,
      LOG_LEVEL: 'warn',
      // Of this run alone: it seals what tests keep in its own database.
      ACCOUNTS_KEY: process.env.E2E_ACCOUNTS_KEY,
      SECURITY_CONTACT: 'mailto:security@example.com',
      // Every diner of the run comes from one address.
      LIMIT_ADDRESS_PROFILES_PER_MINUTE: '10000',
      // The gateway's double knows two phones.
      LIMIT_WALLET_PUSHES_PER_HOUR: '1000',
      ...createPushKeys(),
      PUSH_CONTACT: 'mailto:push@example.com',
      PUSH_TEST_SERVICE: `http://127.0.0.1:${PUSH_PORT}`,
    },
  },
});
