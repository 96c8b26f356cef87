import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

const STAMP = 'node_modules/.install-stamp';

/** Not `npm ci`, which refuses a lock without the optional builds of other platforms; with tools whatever NODE_ENV. @returns success */
export function installPackages() {
  const lock = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === lock) return true;
  process.stdout.write('Installing packages…\n');
  const result = spawnSync('npm', ['install', '--include=dev', '--no-save', '--no-audit', '--no-fund'], {
    stdio: 'inherit',
  });
  if (result.status !== 0) return false;
  writeFileSync(STAMP, lock);
  return true;
}
