import { mkdirSync } from 'node:fs';
import { installPackages } from '../install.mjs';
import { RESULTS, say } from './run.mjs';
import { addUp, reportLines } from './tally.mjs';

export async function runSteps(steps) {
  if (!installPackages()) {
    say('The packages could not be installed.');
    process.exit(1);
  }
  mkdirSync(RESULTS, { recursive: true });
  const counted = [];
  for (const step of steps) counted.push(await step());
  const sum = addUp(counted);
  say('');
  for (const line of reportLines(sum)) say(line);
  process.exitCode = sum.failed === 0 && sum.passed + sum.skipped > 0 ? 0 : 1;
}
