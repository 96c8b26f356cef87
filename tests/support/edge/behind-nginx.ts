import { spawnSync } from 'node:child_process';

const isThere = spawnSync('nginx', ['-v']).status === 0;

/**
 * A test that starts nginx. Where there is none it is skipped, and its name says so; a whole run has put nginx there or said that it
 * cannot (`scripts/testing/run.mjs`), so the test fails in one.
 */
export function behindNginx(name: string, work: () => Promise<void>, timeoutMs?: number): void {
  if (isThere) return void test(name, work, timeoutMs);
  if (process.env.WHOLE_RUN === 'yes')
    return void test(name, () => {
      throw new Error('nginx is missing: `node scripts/test.mjs programs` installs it or says how');
    });
  test.skip(`${name} (skipped: nginx is missing)`, work, timeoutMs);
}
