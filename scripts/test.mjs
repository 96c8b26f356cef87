// `npm test`: all checks and suites with a sum; arguments choose steps: `node scripts/test.mjs backend e2e:phone-data`.
import { onNewestNode } from './testing/newest-node.mjs';
import { check, endToEnd, jest } from './testing/run.mjs';
import { runSteps } from './testing/run-steps.mjs';

/** At full counts, for hours. */
const faults = () =>
  jest({
    args: [
      '--selectProjects',
      'unit',
      'backend',
      '--findRelatedTests',
      'tests/support/faults/fault-counts.ts',
    ],
    env: { FAULTS: 'full' },
  });

const suite = (project) => () => jest({ args: ['--selectProjects', project] });

const STEPS = {
  lint: () => check('npx', ['biome', 'ci', '.']),
  types: () => check('npx', ['tsc', '--noEmit']),
  dead: () => check('npx', ['knip', '--no-progress']),
  unit: suite('unit'),
  components: suite('components'),
  backend: suite('backend'),
  guards: () => check('node', ['scripts/prove-guards.mjs']),
  build: () => check('node', ['scripts/build.mjs']),
  e2e: () => endToEnd({ projects: ['phone', 'desktop'] }),
  'e2e:phone-data': () => endToEnd({ projects: ['phone-data'] }),
  newest: () => onNewestNode(),
  faults,
};
const USUAL = ['build', 'lint', 'types', 'dead', 'unit', 'components', 'backend', 'e2e'];

const asked = process.argv.slice(2);
await runSteps((asked.length > 0 ? asked : USUAL).map((name) => STEPS[name]));
