// `npm test`: all checks and suites with a sum; arguments choose steps: `node scripts/test.mjs backend e2e:data`.
import { proveMutations } from './mutations/prove.mjs';
import { onNewestNode } from './testing/newest-node.mjs';
import { withDatabase, withPostgres } from './testing/open-postgres.mjs';
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

const backend = () => withPostgres((env) => jest({ projects: ['backend'], env }));
const walks = () => withDatabase((env) => endToEnd({ projects: ['phone', 'desktop'], env }));

const beside = { isQuiet: true };
/** Seconds on two quiet cores. */
const STEPS = {
  build: { run: () => check('node', ['scripts/build.mjs']), usual: 60 },
  lint: { run: () => check('npx', ['biome', 'ci', '.'], beside), usual: 6 },
  types: { run: () => check('npx', ['tsc', '--noEmit'], beside), usual: 12 },
  dead: { run: () => check('npx', ['knip', '--no-progress'], beside), usual: 7 },
  unit: { run: () => jest({ projects: ['unit'] }), usual: 60 },
  components: { run: () => jest({ projects: ['components'] }), usual: 140 },
  backend: { run: backend, usual: 210 },
  e2e: { run: walks, usual: 240 },
  'e2e:data': { run: () => endToEnd({ projects: ['phone-data'] }), usual: 90 },
  newest: { run: () => onNewestNode() },
  mutations: { run: () => withPostgres(proveMutations), usual: 180 },
  faults: { run: faults },
};
/** Checks run beside the build; suites use both cores, so they run one after the other. */
const USUAL = [['build', 'lint', 'types', 'dead'], ['unit'], ['components'], ['backend'], ['e2e']];

const asked = process.argv.slice(2).map((name) => [name]);
const stages = asked.length > 0 ? asked : USUAL;
await runSteps(stages.map((names) => names.map((name) => ({ name, ...STEPS[name] }))));
