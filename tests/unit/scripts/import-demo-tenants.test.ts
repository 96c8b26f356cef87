import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { importDemoTenants, planDemo } from '@/scripts/demo.mjs';

const SLUGS = readdirSync('tenants');
const DATABASE = 'postgres://shop@db.example/one';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'demo-'));
  jest.spyOn(process.stdout, 'write').mockImplementation(() => true);
});
afterEach(() => {
  jest.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

/** A command line that says it has these tenants, and writes down what it was asked to import. */
function createCommand(has: readonly string[]): string[] {
  const file = join(folder, 'tenant.mjs');
  const list = JSON.stringify(has.map((slug) => ({ slug })));
  writeFileSync(
    file,
    `import { appendFileSync } from 'node:fs';
     const words = process.argv.slice(2);
     if (words.includes('list')) process.stdout.write(${JSON.stringify(list)});
     else appendFileSync(${JSON.stringify(join(folder, 'asked'))}, words.join(' ') + '\\n');`,
  );
  return ['node', file];
}

/** How often everything was imported so far. */
function start({
  has,
  databaseUrl,
  sources,
}: {
  has: readonly string[];
  databaseUrl: string | null;
  sources?: string[];
}): number {
  importDemoTenants({
    dataDir: join(folder, 'data'),
    databaseUrl,
    isAlwaysOpen: false,
    command: createCommand(has),
    sources,
  });
  return listAsked().filter((line) => line.startsWith('import ')).length;
}

function listAsked(): string[] {
  const asked = join(folder, 'asked');
  return existsSync(asked) ? readFileSync(asked, 'utf8').trim().split('\n') : [];
}

test('the tenants are imported once, and not again while the database has them all', () => {
  expect(start({ has: [], databaseUrl: null })).toBe(1);
  expect(start({ has: SLUGS, databaseUrl: null })).toBe(1);
  // Examples are asked for once the tenants are there.
  expect(listAsked()).toEqual([
    `import --yes ${SLUGS.map((slug) => `tenants/${slug}`).join(' ')}`,
    'examples brasa-andina',
    'examples hotel-marlina',
    'examples plaza-sazon',
  ]);
});

test('they are imported again into a database that has lost one of them, or all', () => {
  start({ has: [], databaseUrl: null });
  expect(start({ has: SLUGS.slice(1), databaseUrl: null })).toBe(2);
  expect(start({ has: [], databaseUrl: null })).toBe(3);
});

test('they are imported again when what they say, or what reads it, has changed', () => {
  const reader = join(folder, 'reader');
  mkdirSync(reader);
  const asked = () => start({ has: SLUGS, databaseUrl: null, sources: ['tenants', reader] });
  expect(asked()).toBe(1);
  writeFileSync(join(reader, 'read.ts'), '1');
  expect(asked()).toBe(2);
  expect(asked()).toBe(2);
});

test('they are imported again where the database is another, whatever that one has', () => {
  start({ has: [], databaseUrl: null });
  expect(start({ has: SLUGS, databaseUrl: DATABASE })).toBe(2);
  expect(start({ has: SLUGS, databaseUrl: DATABASE })).toBe(2);
  expect(start({ has: SLUGS, databaseUrl: `${DATABASE}-more` })).toBe(3);
  expect(planDemo({ DATABASE_URL: DATABASE }).databaseUrl).toBe(DATABASE);
  expect(planDemo({}).databaseUrl).toBeNull();
});

test('a demo that is tried at any hour is imported from a copy whose branches never close', () => {
  const dataDir = join(folder, 'data');
  importDemoTenants({ dataDir, databaseUrl: null, isAlwaysOpen: true, command: createCommand([]) });
  const [imported = ''] = listAsked();
  expect(imported).toContain(` ${join(dataDir, 'demo', 'brasa-andina')} `);
  expect(imported).toContain(' tenants/bar-cerro ');
});
