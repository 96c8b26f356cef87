import nextJest from 'next/jest.js';
import { FOLDERS } from './scripts/testing/test-folders.mjs';

const createJestConfig = nextJest({ dir: './' });

/** ES modules that Jest has to transform. */
const TRANSFORMED = [
  'next-intl',
  'use-intl',
  'intl-messageformat',
  '@formatjs',
  'icu-minify',
  'ky',
  'temporal-polyfill',
  'temporal-utils',
  'htmlparser2',
  'domhandler',
  'domelementtype',
  'domutils',
  'dom-serializer',
  'entities',
  'msw',
  '@mswjs',
  'rettime',
  'until-async',
  '@open-draft',
  'headers-polyfill',
  'outvariant',
  'strict-event-emitter',
  'is-node-process',
  'tough-cookie',
  'zod',
  '@turf',
  'csv-parse',
  'p-limit',
  'yocto-queue',
  'hono',
  '@hono',
  'point-in-polygon-hao',
  'qr',
  'robust-predicates',
];

/** Files that a whole run gives Jest instead of the folders, keyed by project (scripts/testing/group-tests.mjs). */
const groups = JSON.parse(process.env.TEST_GROUPS ?? '{}');

const testsOf = (name) => groups[name] ?? FOLDERS[name].map((folder) => `tests/${folder}/**/*.test.{ts,tsx}`);

async function project({ displayName, testEnvironment, ...rest }) {
  const config = await createJestConfig({
    displayName,
    testEnvironment,
    testMatch: testsOf(displayName).map((pattern) => `<rootDir>/${pattern}`),
    moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
    modulePathIgnorePatterns: ['<rootDir>/.next/', '<rootDir>/dist/', '<rootDir>/.data/'],
    ...rest,
  })();
  return { ...config, transformIgnorePatterns: [`/node_modules/(?!(${TRANSFORMED.join('|')})/)`] };
}

export default async () => ({
  // Many tests wait for programs of their own: Jest's usual one worker less than cores would leave two cores one.
  maxWorkers: 2,
  // Generous, because it only ends what hangs: a shared machine is slow, not wrong, and full counts take hours.
  testTimeout: process.env.FAULTS === 'full' ? 4 * 60 * 60_000 : 90_000,
  projects: [
    await project({ displayName: 'unit', testEnvironment: 'node' }),
    await project({
      displayName: 'components',
      testEnvironment: '<rootDir>/tests/support/browser/browser.environment.mjs',
      testRunner: '<rootDir>/tests/support/browser/browser.runner.mjs',
      setupFilesAfterEnv: ['<rootDir>/tests/support/browser/browser.setup.ts'],
    }),
    await project({
      displayName: 'backend',
      testEnvironment: 'node',
      globalSetup: '<rootDir>/tests/support/backend/backend.global-setup.mjs',
      globalTeardown: '<rootDir>/tests/support/backend/backend.global-teardown.mjs',
      setupFiles: ['<rootDir>/tests/support/backend/backend.worker-setup.mjs'],
    }),
  ],
});
