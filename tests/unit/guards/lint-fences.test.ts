import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

const use = (target: string) => `import { x } from '${target}';\nexport const y = x;\n`;
const ENV = 'export const y = process.env.PORT;\n';
const FETCH = "export const y = () => fetch('/x');\n";

/** A file, what stands in it, and the rule that must stop it; null when it must pass. */
const CASES: [path: string, text: string, rule: string | null][] = [
  ['app/a.ts', use('@/backend/main'), 'noRestrictedImports'],
  ['app/b.ts', use('next/link'), 'noRestrictedImports'],
  ['app/c.ts', use('pg'), 'noRestrictedImports'],
  ['app/d.ts', use('@/components/menu/branch-menu'), null],
  ['components/ui/a.ts', use('@/lib/domain/money'), 'noRestrictedImports'],
  ['components/ui/b.ts', use('@/components/menu/dish-card'), 'noRestrictedImports'],
  ['components/ui/c.ts', use('@/lib/i18n/navigation'), null],
  ['components/ui/d.ts', use('@/lib/dom/scroll-bar'), null],
  ['components/menu/a.ts', use('@/components/landing/landing'), 'noRestrictedImports'],
  ['components/menu/b.ts', use('@/components/ui/picture'), null],
  ['components/menu/c.ts', use('@/app/page'), 'noRestrictedImports'],
  ['components/menu/d.ts', use('ky'), 'noRestrictedImports'],
  ['lib/domain/a.ts', use('node:fs'), 'noRestrictedImports'],
  ['lib/domain/b.ts', use('zod/mini'), 'noRestrictedImports'],
  ['lib/domain/c.ts', use('@/lib/contract/menu'), 'noRestrictedImports'],
  ['lib/domain/d.ts', use('@turf/boolean-point-in-polygon'), null],
  ['lib/domain/e.ts', use('./money'), null],
  ['lib/contract/a.ts', use('zod'), 'noRestrictedImports'],
  ['lib/contract/b.ts', use('@/lib/clients/http'), 'noRestrictedImports'],
  ['lib/contract/calls/c.ts', use('../menu'), null],
  ['lib/dom/a.ts', use('@/lib/domain/money'), 'noRestrictedImports'],
  ['lib/dom/b.ts', use('./scroll-bar'), null],
  ['lib/tenancy/a.ts', use('next/server'), 'noRestrictedImports'],
  ['lib/tenancy/b.ts', use('node:crypto'), 'noRestrictedImports'],
  ['lib/tenancy/c.ts', use('@/lib/domain/host'), null],
  ['lib/seo/a.ts', use('@/components/landing/landing'), 'noRestrictedImports'],
  ['lib/loaders/a.ts', use('ky'), 'noRestrictedImports'],
  ['lib/clients/a.ts', use('ky'), null],
  ['backend/services/a/a.ts', use('@/lib/loaders/load'), 'noRestrictedImports'],
  ['backend/services/a/b.ts', use('../experience/internal'), 'noRestrictedImports'],
  ['backend/services/a/c.ts', use('../experience'), null],
  ['backend/services/a/d.ts', use('../../db/database'), null],
  ['backend/services/a/e.ts', use('../../http/read-body'), 'noRestrictedImports'],
  ['backend/services/a/g.ts', use('@/backend/http/read-body'), 'noRestrictedImports'],
  ['backend/http/a.ts', use('pg'), 'noRestrictedImports'],
  ['backend/http/b.ts', use('../services/staff/internal'), 'noRestrictedImports'],
  ['backend/db/a.ts', use('react'), 'noRestrictedImports'],
  ['backend/db/b.ts', use('pg'), null],
  ['backend/db/c.ts', use('../services/orders'), 'noRestrictedImports'],
  ['backend/db/apply/d.ts', use('../../http/read-body'), 'noRestrictedImports'],
  ['backend/db/apply/e.ts', use('../database'), null],
  ['backend/db/f.ts', use('@/lib/domain/services'), null],
  ['backend/main-two.ts', use('./http/listen'), null],
  ['lib/loaders/env.ts', ENV, 'noProcessEnv'],
  ['backend/http/env.ts', ENV, 'noProcessEnv'],
  ['lib/config/env.ts', ENV, null],
  ['components/menu/fetch.ts', FETCH, 'noRestrictedGlobals'],
  ['backend/services/a/fetch.ts', FETCH, 'noRestrictedGlobals'],
  ['lib/clients/fetch.ts', FETCH, null],
  ['lib/seo/any.ts', 'export const y = (x: any) => x;\n', 'noExplicitAny'],
  ['lib/seo/bang.ts', 'export const y = (x: string | null) => x!.length;\n', 'noNonNullAssertion'],
  ['lib/seo/long.ts', 'export {};\n'.repeat(301), 'noExcessiveLinesPerFile'],
  ['lib/seo/cycle-one.ts', "import { b } from './cycle-two';\nexport const a = () => b;\n", 'noImportCycles'],
  ['lib/seo/cycle-two.ts', "import { a } from './cycle-one';\nexport const b = () => a;\n", 'noImportCycles'],
];

/** Runs the repository's own lint rules over planted files: path → the rules they break. */
function lint(): Map<string, string[]> {
  const root = mkdtempSync(join(tmpdir(), 'lint-fences-'));
  const config = JSON.parse(readFileSync('biome.json', 'utf8'));
  writeFileSync(join(root, 'biome.json'), JSON.stringify({ ...config, $schema: undefined, vcs: undefined }));
  cpSync('tsconfig.json', join(root, 'tsconfig.json'));
  for (const [path, text] of CASES) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  const args = ['lint', '--reporter=json', '--max-diagnostics=none', '.'];
  const biome = resolve('node_modules/@biomejs/biome/bin/biome');
  const { stdout } = spawnSync('node', [biome, ...args], { cwd: root, encoding: 'utf8' });
  rmSync(root, { recursive: true });
  const found = new Map<string, string[]>();
  for (const { category, location } of JSON.parse(stdout).diagnostics) {
    const path = typeof location.path === 'string' ? location.path : location.path.file;
    found.set(path, [...(found.get(path) ?? []), String(category).split('/').at(-1) ?? '']);
  }
  return found;
}

const found = lint();

test.each(CASES)('%s meets its rule', (path, _text, rule) => {
  const rules = found.get(path) ?? [];
  if (rule === null) expect(rules).toEqual([]);
  else expect(rules).toContain(rule);
});

test('every folder of components has its fence', () => {
  const { overrides } = JSON.parse(readFileSync('biome.json', 'utf8'));
  const fenced = overrides.flatMap(({ includes }: { includes: string[] }) => includes);
  expect(fenced).toEqual(
    expect.arrayContaining(readdirSync('components').map((name) => `components/${name}/**`)),
  );
  expect(fenced).toEqual(expect.arrayContaining(readdirSync('lib').map((name) => `lib/${name}/**`)));
});
