import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { withPlanted } from './plant-files';

const ENV = 'export const y = process.env.PORT;\n';
const FETCH = "export const y = () => fetch('/x');\n";

/** A file, what stands in it, and the lint rule that must stop it; null when it must pass. */
const CASES: [path: string, text: string, rule: string | null][] = [
  ['lib/loaders/env.ts', ENV, 'noProcessEnv'],
  ['backend/platform/http/env.ts', ENV, 'noProcessEnv'],
  ['lib/config/env.ts', ENV, null],
  ['components/menu/fetch.ts', FETCH, 'noRestrictedGlobals'],
  ['backend/orders/fetch.ts', FETCH, 'noRestrictedGlobals'],
  ['backend/providers/payments/fetch.ts', FETCH, null],
  ['lib/clients/fetch.ts', FETCH, null],
  ['lib/seo/any.ts', 'export const y = (x: any) => x;\n', 'noExplicitAny'],
  ['lib/seo/bang.ts', 'export const y = (x: string | null) => x!.length;\n', 'noNonNullAssertion'],
  ['lib/seo/long.ts', 'export {};\n'.repeat(301), 'noExcessiveLinesPerFile'],
  ['lib/seo/cycle-one.ts', "import { b } from './cycle-two';\nexport const a = () => b;\n", 'noImportCycles'],
  ['lib/seo/cycle-two.ts', "import { a } from './cycle-one';\nexport const b = () => a;\n", 'noImportCycles'],
];

/** Runs the repository's own lint rules over planted files: path → the rules they break. */
function lint(root: string): Map<string, string[]> {
  const config = JSON.parse(readFileSync('biome.json', 'utf8'));
  writeFileSync(join(root, 'biome.json'), JSON.stringify({ ...config, $schema: undefined, vcs: undefined }));
  const args = ['lint', '--reporter=json', '--max-diagnostics=none', '.'];
  const biome = resolve('node_modules/@biomejs/biome/bin/biome');
  const { stdout } = spawnSync('node', [biome, ...args], { cwd: root, encoding: 'utf8' });
  const found = new Map<string, string[]>();
  for (const { category, location } of JSON.parse(stdout).diagnostics) {
    const path = typeof location.path === 'string' ? location.path : location.path.file;
    found.set(path, [...(found.get(path) ?? []), String(category).split('/').at(-1) ?? '']);
  }
  return found;
}

const found = withPlanted(
  CASES.map(([path, text]) => [path, text]),
  lint,
);

test.each(CASES)('%s meets its rule', (path, _text, rule) => {
  const rules = found.get(path) ?? [];
  if (rule === null) expect(rules).toEqual([]);
  else expect(rules).toContain(rule);
});
