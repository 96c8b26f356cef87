import { execFileSync } from 'node:child_process';

/** Runs `npm run tenant -- …` against the product that is running; its data folder says where that is. */
export function tenantCommand(...words: string[]): string {
  return execFileSync('node', ['dist/backend/tenant.mjs', ...words], {
    encoding: 'utf8',
    env: { ...process.env, DATA_DIR: process.env.E2E_DATA_DIR },
  });
}
