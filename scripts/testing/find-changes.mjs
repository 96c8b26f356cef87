import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname } from 'node:path';

const git = (...args) => execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });

/** @returns {string | null} the commit that a change is compared with; null where git does not know it */
export function findBase(revision) {
  try {
    return revision
      ? git('rev-parse', '--verify', `${revision}^{commit}`).trim()
      : git('merge-base', 'HEAD', 'origin/main').trim();
  } catch {
    return null;
  }
}

/** Every file that differs from a commit, committed or not, new ones included. Deleted ones are `gone`. */
export function listChanges(base) {
  const paths = [
    ...git('diff', '--name-only', '--no-renames', '-z', base).split('\0'),
    ...git('ls-files', '--others', '--exclude-standard', '-z').split('\0'),
  ].filter(Boolean);
  const unique = [...new Set(paths)].sort();
  return {
    there: unique.filter((path) => existsSync(path)),
    gone: unique.filter((path) => !existsSync(path)),
  };
}

const escaped = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Every folder above a path, but not the root. */
function foldersAbove(path) {
  const folder = dirname(path);
  return folder === '.' ? [] : [folder, ...foldersAbove(folder)];
}

/** Whether a text names one of these paths in full, or in quotes a folder above one. */
export function namesOneOf(paths) {
  const folders = [...new Set(paths.flatMap(foldersAbove))].map(escaped);
  const whole = paths.map((path) => `(?<![\\w/-])(?:\\./)?${escaped(path)}(?![\\w/-])`);
  const quoted = folders.map((folder) => `['"\`]${folder}/?(?:['"\`]|\\$\\{)`);
  const pattern = new RegExp([...whole, ...quoted].join('|'));
  return (text) => paths.length > 0 && pattern.test(text);
}
