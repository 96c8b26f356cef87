import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';

const PROGRAM = resolve('tests/unit/guards/syntax/finders.mjs');

/**
 * Runs a finder over files in a process of its own, because Jest cannot load the parser.
 * @returns the places that it found, as path, line and what is wrong
 */
export function findBySyntax({
  finder,
  paths,
  cwd = '.',
}: {
  finder: 'lateDirectives' | 'longFunctions';
  paths: readonly string[];
  cwd?: string;
}): string[] {
  const words = [PROGRAM, finder];
  const { stdout, stderr, status } = spawnSync(process.execPath, words, {
    cwd,
    input: paths.join('\n'),
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr);
  return stdout.split('\n').filter(Boolean);
}
