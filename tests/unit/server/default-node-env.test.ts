import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const PROGRAM = "import './server/default-node-env.mjs'; process.stdout.write(process.env.NODE_ENV ?? '');";

/** The mode that the web program reads from NODE_ENV. */
function modeOf(given: string | undefined): string {
  const { NODE_ENV: _own, ...env } = process.env;
  return execFileSync(process.execPath, ['--input-type=module', '-e', PROGRAM], {
    env: { ...env, ...(given === undefined ? {} : { NODE_ENV: given }) } as NodeJS.ProcessEnv,
    encoding: 'utf8',
  });
}

test.each([
  [undefined, 'production'],
  ['', 'production'],
  ['staging', 'production'],
  ['production', 'production'],
  ['development', 'development'],
])('NODE_ENV %j runs the %s', (given, mode) => {
  expect(modeOf(given)).toBe(mode);
});

test('the web program settles it before it loads anything else', () => {
  expect(readFileSync('server.mjs', 'utf8').split('\n')[0]).toBe("import './server/default-node-env.mjs';");
  expect(readFileSync('server.mjs', 'utf8')).toContain("const dev = process.env.NODE_ENV === 'development';");
});
