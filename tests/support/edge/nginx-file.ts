import { readFileSync } from 'node:fs';

export const nginx = readFileSync('deploy/nginx.conf', 'utf8');

type Rule = { pattern: RegExp; value: string };

/** Puts the groups of a match in place of their variables; others are left. */
const fillIn = (value: string, groups: Record<string, string> = {}) =>
  value.replaceAll('"', '').replace(/\$(\w+)/g, (all, name: string) => groups[name] ?? all);

/**
 * A `map` block of the edge's configuration as a function; nginx takes the first expression that fits.
 * @param fallbacks what another variable is, where the block's default is one
 */
export function readMap(
  name: string,
  fallbacks: Record<string, (input: string) => string> = {},
): (input: string) => string {
  const block = new RegExp(`^map \\S.* \\$${name} \\{\\n([\\s\\S]*?)^\\}`, 'm').exec(nginx)?.[1] ?? '';
  const rules: Rule[] = [];
  let fallback = '';
  for (const line of block.split('\n')) {
    const [, anyCase, key = '', value = ''] = /^\s*(?:"?~?(\*?)(.*?)"?|default) (\S+);$/.exec(line) ?? [];
    if (/^\s*default /.test(line)) fallback = value;
    else if (key) rules.push({ pattern: new RegExp(key, anyCase ? 'i' : ''), value });
  }
  if (rules.length === 0) throw new Error(`the edge has no map $${name}`);
  return (input) => {
    for (const { pattern, value } of rules) {
      const match = pattern.exec(input);
      if (match) return fillIn(value, match.groups);
    }
    return fallbacks[fallback]?.(input) ?? fillIn(fallback);
  };
}

const PLACES = [...nginx.matchAll(/^ {4}location (=|~|)\s*(\S+) \{\n([\s\S]*?)^ {4}\}/gm)].map(
  ([, kind = '', address = '', body = '']) => ({ kind, address, body }),
);

/** The block of a path as nginx chooses it: an exact place, else the first expression that fits, else the longest beginning. */
export const placeOf = (path: string): string =>
  (
    PLACES.find(({ kind, address }) => kind === '=' && address === path) ??
    PLACES.find(({ kind, address }) => kind === '~' && new RegExp(address).test(path)) ??
    PLACES.filter(({ kind, address }) => kind === '' && path.startsWith(address)).sort(
      (one, other) => other.address.length - one.address.length,
    )[0]
  )?.body ?? '';
