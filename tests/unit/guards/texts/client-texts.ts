import { listSourceFiles, type SourceFile } from '@/tests/unit/guards/source-files';
import { resolveTarget, usedImportsOf } from '@/tests/unit/guards/used-imports';

const USE = /useTranslations\('(\w+)'\)/g;
const DYNAMIC = /(?<!typeof )\bimport\(\s*'([^']+)'\s*\)/g;
const COMPUTED = /useTranslations\((?!'\w+'\))/;

const modules = new Map<string, SourceFile>(
  listSourceFiles({ folders: ['app', 'components', 'lib'], pattern: /\.tsx?$/ }).map((file) => [
    file.path.replace(/\.tsx?$/, ''),
    file,
  ]),
);

/** The modules that a script needs or may load later: values that it imports, and what it imports when asked. */
function modulesOf(file: SourceFile): string[] {
  const now = [...usedImportsOf(file)].filter(([, names]) => names.length > 0).map(([module]) => module);
  const later = [...file.text.matchAll(DYNAMIC)].map(([, target = '']) => resolveTarget(file.path, target));
  return [...now, ...later].filter((module) => modules.has(module));
}

/** Every module that can be reached from some. */
export function reachFrom(roots: readonly string[]): SourceFile[] {
  const reached = new Set<string>();
  const open = [...roots];
  for (let module = open.pop(); module !== undefined; module = open.pop()) {
    const file = modules.get(module);
    if (!file) throw new Error(`no such module: ${module}`);
    if (reached.has(module)) continue;
    reached.add(module);
    open.push(...modulesOf(file));
  }
  return [...reached].flatMap((module) => modules.get(module) ?? []);
}

/** The parts of the catalogue that modules ask for, each with one that does. */
export function textsOf(files: readonly SourceFile[]): Map<string, string> {
  return new Map(
    files.flatMap(({ path, text }) => [...text.matchAll(USE)].map(([, name = '']) => [name, path])),
  );
}

/** The modules whose part of the catalogue cannot be read from their text. */
export const computedTextsOf = (files: readonly SourceFile[]): string[] =>
  files.filter(({ text }) => COMPUTED.test(text)).map(({ path }) => path);
