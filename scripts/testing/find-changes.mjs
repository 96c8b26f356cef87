import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname } from 'node:path';

const git = (...args) => execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });

/** @returns {string | null} the commit to compare with; null if unknown */
export function findBase(revision) {
  try {
    return revision
      ? git('rev-parse', '--verify', `${revision}^{commit}`).trim()
      : git('merge-base', 'HEAD', 'origin/main').trim();
  } catch {
    return null;
  }
}

/** Committed or not; deleted ones are `gone`. */
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

function foldersAbove(path) {
  const folder = dirname(path);
  return folder === '.' ? [] : [folder, ...foldersAbove(folder)];
}

/** Tells whether a text names one of the paths in full, or a quoted folder above it. */
export function namesOneOf(paths) {
  const folders = [...new Set(paths.flatMap(foldersAbove))].map(escaped);
  const whole = paths.map((path) => `(?<![\\w/-])(?:\\./)?${escaped(path)}(?![\\w/-])`);
  const quoted = folders.map((folder) => `['"\`]${folder}/?(?:['"\`]|\\$\\{)`);
  const pattern = new RegExp([...whole, ...quoted].join('|'));
  return (text) => paths.length > 0 && pattern.test(text);
}

/** @returns {string | null} the business area of a path, which has the same name in every layer */
export const areaOf = (path) =>
  /^(?:lib\/\w+|backend|components|tests\/(?:unit|components|backend))\/([\w-]+)\//.exec(path)?.[1] ?? null;
