import { execFileSync } from 'node:child_process';

/** @returns the folder of `main.mjs` and `tenant.mjs`, made once for all test files and until their sources change */
export const bundleProgram = (): string =>
  execFileSync('node', ['scripts/testing/bundle-program.mjs'], { encoding: 'utf8' });
