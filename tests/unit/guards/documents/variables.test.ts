import { readFileSync } from 'node:fs';
import { parseBackendConfig } from '@/backend/config';
import { serviceAddress } from '@/lib/config/service-address.mjs';
import { SERVICE_NAMES } from '@/lib/contract/service-names.mjs';
import { KNOWN_VARIABLES, TENANT_VARIABLES } from '@/lib/domain/text/known-variables.mjs';
import { planDemo } from '@/scripts/demo.mjs';
import { listSourceFiles } from '@/tests/unit/guards/source-files';

/** Set by tests, or by the programs themselves. */
const NOT_FOR_OPERATORS = new Set(['KILL_AT', 'NEXT_RUNTIME', 'HOSTNAME']);
/** A tenant's keys have its name: one tenant stands for all. */
const OF_A_TENANT = /^(WOMPI_BRASA_ANDINA|STRIPE_HOTEL_MARLINA)_/;

const example = readFileSync('.env.example', 'utf8');
const documented = [...example.matchAll(/^#?([A-Z][A-Z0-9_]*)=/gm)].map(([, name = '']) => name);

/** Which variables a function reads of the environment that it is given. */
function readBy(read: (env: Record<string, string | undefined>) => unknown): string[] {
  const names = new Set<string>();
  const note = (name: string | symbol) => void (typeof name === 'string' && names.add(name));
  read(
    new Proxy<Record<string, string | undefined>>(
      {},
      {
        get: (_target, name) => note(name),
        has: (_target, name) => {
          note(name);
          return false;
        },
      },
    ),
  );
  return [...names].filter((name) => /^[A-Z][A-Z0-9_]*$/.test(name));
}

const SOURCES = ['app', 'backend', 'components', 'deploy/compose.yaml', 'lib', 'scripts', 'server'];
const ENTRIES = ['instrumentation.ts', 'middleware.ts', 'next.config.mjs', 'server.mjs'];
const named = listSourceFiles({ folders: [...SOURCES, ...ENTRIES], pattern: /\.(tsx?|mjs|yaml)$/ }).flatMap(
  ({ path, text }) => {
    // Benchmarks and tests describe their own variables.
    if (/^scripts\/(bench|mutations|testing)\//.test(path)) return [];
    const pattern = path.endsWith('.yaml') ? /\$\{([A-Z][A-Z0-9_]*)/g : /process\.env\.([A-Z][A-Z0-9_]*)/g;
    return [...text.matchAll(pattern)].map(([, name = '']) => name);
  },
);
const read = new Set([
  ...named,
  ...readBy(parseBackendConfig),
  ...readBy(planDemo),
  ...SERVICE_NAMES.flatMap((name) => readBy((env) => serviceAddress(env, name))),
]);

test('.env.example has every variable that is read', () => {
  const missing = [...read].filter((name) => !documented.includes(name) && !NOT_FOR_OPERATORS.has(name));
  expect(missing).toEqual([]);
  expect(read.size).toBeGreaterThan(80);
});

test('.env.example names each variable once, and none that nothing reads', () => {
  expect(documented.filter((name) => !read.has(name) && !OF_A_TENANT.test(name))).toEqual([]);
  expect(documented.filter((name, index) => documented.indexOf(name) !== index)).toEqual([]);
});

test('slips are found by the names of .env.example (lib/domain/text/unknown-variables)', () => {
  const ofTenants = [
    ...TENANT_VARIABLES.WOMPI.map((ending) => `WOMPI_BRASA_ANDINA_${ending}`),
    ...TENANT_VARIABLES.STRIPE.map((ending) => `STRIPE_HOTEL_MARLINA_${ending}`),
  ];
  expect([...KNOWN_VARIABLES, ...ofTenants].sort()).toEqual([...documented].sort());
});

test('.env.example shows the defaults of the backend', () => {
  const lines = [...example.matchAll(/^([A-Z][A-Z0-9_]*)=(.*)$/gm)];
  const shown = Object.fromEntries(lines.map(([, name, value]) => [name, value]));
  const print = (env: Record<string, string>) => JSON.stringify(parseBackendConfig(env), null, 1);
  expect(print(shown)).toBe(print({}));
  // An address or a limit that differs is seen.
  expect(print({ ...shown, LIMIT_STREAMS: '1' })).not.toBe(print({}));
});
