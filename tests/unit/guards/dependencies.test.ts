import { readFileSync } from 'node:fs';

type Locked = { version?: string; integrity?: string; resolved?: string; dev?: boolean };

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8'));
const { dependencies, devDependencies } = read('package.json');
const packages = read('package-lock.json').packages as Record<string, Locked>;
const locked = Object.entries(packages).filter(([path]) => path.startsWith('node_modules/'));

function isAtLeast({ version, floor }: { version: string; floor: string }): boolean {
  const numbers = (text: string) => text.split('-')[0]?.split('.').map(Number) ?? [];
  const [own, least] = [numbers(version), numbers(floor)];
  const index = least.findIndex((part, at) => part !== own[at]);
  return index === -1 || (own[index] ?? 0) > (least[index] ?? 0);
}

test.each([
  ['16.4.6', '16.4.5', true],
  ['16.4.5', '16.4.5', true],
  ['16.4.4', '16.4.5', false],
  ['17.0.0', '16.4.5', true],
  ['0.34.9', '0.35.5', false],
])('%s is at least %s: %s', (version, floor, is) => {
  expect(isAtLeast({ version, floor })).toBe(is);
});

test.each([
  ['next', '16.4.5'],
  ['sharp', '0.35.5'],
])('%s is %s or newer, wherever it is installed', (name, floor) => {
  const versions = locked
    .filter(([path]) => path.endsWith(`node_modules/${name}`))
    .map(([, { version = '' }]) => version);
  expect(versions.length).toBeGreaterThan(0);
  expect(versions.filter((version) => !isAtLeast({ version, floor }))).toEqual([]);
});

test('no React server renderer stands beside the one inside Next', () => {
  expect(locked.map(([path]) => path).filter((path) => path.includes('react-server-dom'))).toEqual([]);
});

test('every locked package carries its checksum and comes from the registry', () => {
  expect(locked.length).toBeGreaterThan(300);
  const bare = locked.filter(([, { integrity }]) => !integrity?.startsWith('sha512-'));
  expect(bare.map(([path]) => path)).toEqual([]);
  const elsewhere = locked.filter(
    ([, { resolved }]) => resolved !== undefined && !resolved.startsWith('https://registry.npmjs.org/'),
  );
  expect(elsewhere.map(([path]) => path)).toEqual([]);
});

test('direct dependencies are exact', () => {
  const loose = Object.entries({ ...dependencies, ...devDependencies }).filter(
    ([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(String(version)),
  );
  expect(loose).toEqual([]);
});
