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

/** The key that seals secrets of tenants. */
process.env.E2E_ACCOUNTS_KEY ??= randomBytes(32).toString('base64');

const WALKS = 'tests/e2e';
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
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
  testDir: 'tests',
  globalSetup: './tests/e2e/support/tenants/import-tenants.ts',
  globalTeardown: './tests/e2e/support/check-calls.ts',
  forbidOnly: true,
  fullyParallel: true,
  workers: Number(process.env.E2E_WORKERS ?? 2),
  // A shared machine may starve a browser for a while; a test that fails twice is broken.
  retries: process.env.CI ? 1 : 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  // Recording costs every test an eighth of its time.
  // A worker would hide requests from the tests that look at them; its own test allows it.
  use: {
    // None of ours: a page is in its tenant's own language where a walk chooses none (rule tenant/page-language).
    locale: 'de-DE',
    serviceWorkers: 'block',
    launchOptions,
    trace: process.env.E2E_TRACE === 'on' ? 'retain-on-failure' : 'off',
  },
  projects: [
    // Requests to the same programs, for which no browser is started.
    { name: 'served', testDir: 'tests/served' },
    // Each walk once, on a phone; on a wide screen those that its size decides, or that are made at one.
    { name: 'phone', testDir: WALKS, use: PHONE, grepInvert: /@whole-browser|@desktop-only/ },
    {
      name: 'desktop',
      testDir: WALKS,
      use: { viewport: { width: 1280, height: 800 }, lang: 'en' },
      grep: /@desktop/,
    },
    // Journeys that write, on the other database; and notices, which the headless shell lets no page show.
    { name: 'phone-data', testDir: WALKS, use: PHONE, grep: /@database|@whole-browser/ },
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
      // Walks read the hours that the tenants' own folders say.
      DEMO_ALWAYS_OPEN: 'off',
      LOG_LEVEL: 'warn',
      // A key of this run alone: it seals what tests keep in its own database.
      ACCOUNTS_KEY: process.env.E2E_ACCOUNTS_KEY,
      SECURITY_CONTACT: 'mailto:security@example.com',
      // Every diner of the run comes from one address.
      LIMIT_ADDRESS_PROFILES_PER_MINUTE: '10000',
      // The gateway's double knows two phones.
      LIMIT_WALLET_PUSHES_PER_HOUR: '1000',
      LIMIT_UNPAID_ORDERS_PER_HOUR: '1000',
      LIMIT_ADDRESS_UNPAID_ORDERS_PER_HOUR: '1000',
      LIMIT_HELD_ORDERS: '1000',
      LIMIT_ADDRESS_HELD_ORDERS: '1000',
      ...createPushKeys(),
      PUSH_CONTACT: 'mailto:push@example.com',
      PUSH_TEST_SERVICE: `http://127.0.0.1:${PUSH_PORT}`,
    },
  },
});
