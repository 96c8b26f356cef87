import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

export type SourceFile = { path: string; text: string };

/** The tracked and the new files below some folders, by extension. */
export function listSourceFiles({ folders, pattern }: { folders: string[]; pattern: RegExp }): SourceFile[] {
  const listed = execFileSync(
    'git',
    ['ls-files', '--cached', '--others', '--exclude-standard', '--deduplicate', ...folders],
    {
      encoding: 'utf8',
    },
  );
  const deleted = new Set(execFileSync('git', ['ls-files', '--deleted'], { encoding: 'utf8' }).split('\n'));
  return listed
    .split('\n')
    .filter((path) => pattern.test(path) && !deleted.has(path))
    .map((path) => ({ path, text: readFileSync(path, 'utf8') }));
}
