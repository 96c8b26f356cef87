import { mkdirSync } from 'node:fs';
import { installPackages } from '../install.mjs';
import { RESULTS, say } from './run.mjs';
import { addUp, reportLines } from './tally.mjs';

const secondsSince = (start) => (performance.now() - start) / 1_000;

/** Runs the steps of a stage beside each other. @returns what each counted, and the seconds that it took */
const runStage = (stage) =>
  Promise.all(
    stage.map(async ({ name, run, usual = null }) => {
      const start = performance.now();
      const counted = await run();
      return { counted, step: { name, took: secondsSince(start), usual } };
    }),
  );

/**
 * Runs one stage after the other and says how they ended; the process fails where a test did.
 * @param {{name: string, run: () => object | Promise<object>, usual?: number}[][]} stages `usual` in seconds on two slow cores
 */
export async function runSteps(stages) {
  const start = performance.now();
  if (!installPackages()) {
    say('The packages could not be installed.');
    process.exit(1);
  }
  mkdirSync(RESULTS, { recursive: true });
  const installed = { name: 'install', took: secondsSince(start), usual: null };
  const ended = [];
  for (const stage of stages) ended.push(...(await runStage(stage)));
  const whole = { name: 'the whole run', took: secondsSince(start), usual: null };
  const sum = addUp(ended.map(({ counted }) => counted));
  say('');
  for (const line of reportLines(sum, [installed, ...ended.map(({ step }) => step), whole])) say(line);
  process.exitCode = sum.failed === 0 && sum.passed + sum.skipped > 0 ? 0 : 1;
}
