import { readdirSync } from 'node:fs';
import { listSourceFiles } from './source-files';

/** The suite that asks the verbs of each service over its routes. */
const SUITES: Record<string, string> = {
  'core-api': 'payment-methods',
  experience: 'experience',
  instances: 'operator',
  legal: 'diners',
  polygons: 'polygons',
  profiles: 'diners',
  staff: 'staff',
  tracking: 'diners',
};

const tests = listSourceFiles({ folders: ['tests'], pattern: /\.test\.tsx?$/ });
const allTests = tests.map(({ text }) => text).join('\n');
/** Vocabulary and types alone: nothing to decide. */
const hasDecision = (text: string) => /export (async )?function|export const \w+ = \(/.test(text);

test.each(['lib/domain', 'lib/tenancy'])('every rule of %s has a test that names it', (folder) => {
  const rules = listSourceFiles({ folders: [folder], pattern: /\.ts$/ }).filter(({ text }) =>
    hasDecision(text),
  );
  const alone = rules.filter(({ path }) => !allTests.includes(`'@/${path.replace(/\.ts$/, '')}'`));
  expect(rules.length).toBeGreaterThan(5);
  expect(alone.map(({ path }) => path)).toEqual([]);
});

test('every service has its suite', () => {
  const suites = tests.map(({ path }) => path);
  for (const service of readdirSync('backend/services')) {
    expect(suites).toContain(`tests/backend/${SUITES[service] ?? service}.test.ts`);
  }
});
