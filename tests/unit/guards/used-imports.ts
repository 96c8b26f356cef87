import { posix } from 'node:path';
import type { SourceFile } from './source-files';

const IMPORT = /^import\s+(type\s+)?([^'";]+?)\s+from\s+['"]([^'"]+)['"];?$/gm;
const COMMENT = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/[^\n]*/g;
const STRING = /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"/g;

/** The module that an import names, from the root of the repository. */
export function resolveTarget(path: string, target: string): string {
  if (target.startsWith('@/')) return target.slice(2);
  return target.startsWith('.') ? posix.join(posix.dirname(path), target) : target;
}

/** The values of one import clause: the name that the module exports (`*` for all of it), and the one used here. */
function valuesOf(clause: string): { exported: string; local: string }[] {
  const named = /\{([^}]*)\}/.exec(clause)?.[1] ?? '';
  const values = named
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '' && !part.startsWith('type '))
    .map((part) => {
      const [exported = '', local = exported] = part.split(/\s+as\s+/);
      return { exported, local };
    });
  const whole = /\*\s+as\s+([\w$]+)/.exec(clause)?.[1];
  return whole ? [...values, { exported: '*', local: whole }] : values;
}

/** The names that a file imports as values and also uses, by module (a path without its extension). */
export function usedImportsOf({ path, text }: SourceFile): Map<string, string[]> {
  const code = text.replace(COMMENT, '');
  const rest = code.replace(IMPORT, '').replace(STRING, "''");
  const used = new Map<string, string[]>();
  for (const [, isType, clause = '', target = ''] of code.matchAll(IMPORT)) {
    if (isType) continue;
    const names = valuesOf(clause)
      .filter(({ local }) => new RegExp(`(?<![\\w$.])${local.replace(/\$/g, '\\$&')}(?![\\w$])`).test(rest))
      .map(({ exported }) => exported);
    const module = resolveTarget(path, target).replace(/\.tsx?$/, '');
    used.set(module, [...(used.get(module) ?? []), ...names]);
  }
  return used;
}
