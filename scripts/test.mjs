// `npm test`: all checks and suites with a sum; arguments choose steps: `node scripts/test.mjs backend e2e:data`.
import { onNewestNode } from './testing/newest-node.mjs';
import { withDatabase, withPostgres } from './testing/open-postgres.mjs';
import { check, endToEnd, ensurePrograms, jest, requirePrograms } from './testing/run.mjs';
import { runSteps } from './testing/run-steps.mjs';
import { NOTHING } from './testing/tally.mjs';

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

/** Its tests wait for PostgreSQL two thirds of their time; the embedded database computes in the workers themselves. */
const backend = () =>
  withPostgres((env) =>
    jest({ projects: ['backend'], args: env.DATABASE_URL ? ['--maxWorkers=4'] : [], env }),
  );
const walks = () => withDatabase((env) => endToEnd({ projects: ['served', 'phone', 'desktop'], env }));

/** Its parser is a package, and a new clone begins without packages. */
async function mutations() {
  const { proveMutations } = await import('./mutations/prove.mjs');
  return withPostgres(proveMutations);
}

/** The browser and the edge, while the build uses the cores; `e2e` says what is missing. */
async function programs() {
  await ensurePrograms();
  return NOTHING;
}

const beside = { isQuiet: true };
/** `usual`: seconds that the step took when it was measured alone, on two cores of half the usual speed. */
const STEPS = {
  build: { run: () => check('node', ['scripts/build.mjs']), usual: 92 },
  lint: { run: () => check('npx', ['biome', 'ci', '.'], beside), usual: 22 },
  types: { run: () => check('npx', ['tsc', '--noEmit'], beside), usual: 21 },
  dead: { run: () => check('npx', ['knip', '--no-progress'], beside), usual: 25 },
  programs: { run: programs },
  unit: { run: () => jest({ projects: ['unit'] }), usual: 115 },
  components: { run: () => jest({ projects: ['components'] }), usual: 220 },
  backend: { run: backend, usual: 370 },
  e2e: { run: walks, usual: 620 },
  'e2e:data': { run: () => endToEnd({ projects: ['phone-data'] }), usual: 277 },
  newest: { run: () => onNewestNode(), usual: 720 },
  mutations: { run: mutations, usual: 60 },
  faults: { run: faults },
};
/** Checks run beside others, types once the build has written its own; suites use both cores, so they follow one another. */
const USUAL = [
  ['build', 'lint', 'dead', 'programs'],
  ['unit', 'types'],
  ['components'],
  ['backend'],
  ['e2e'],
];

const asked = process.argv.slice(2).map((name) => [name]);
const stages = asked.length > 0 ? asked : USUAL;
if (asked.length === 0) requirePrograms();
await runSteps(stages.map((names) => names.map((name) => ({ name, ...STEPS[name] }))));
