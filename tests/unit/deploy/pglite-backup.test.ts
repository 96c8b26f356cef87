import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const [, block = ''] =
  /```sh\n(sudo systemctl stop ordering-backend@4000\n.*?)^```$/ms.exec(
    readFileSync('docs/operations/production.md', 'utf8'),
  ) ?? [];

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'pglite-backup-'));
  for (const name of ['bin', 'here', 'data']) mkdirSync(join(root, name));
  for (const [name, line] of [
    ['sudo', 'exec "$@"'],
    ['systemctl', `echo "$1" >> ${root}/log`],
  ] as const) {
    writeFileSync(join(root, 'bin', name), `#!/bin/sh\n${line}\n`);
    chmodSync(join(root, 'bin', name), 0o755);
  }
});
afterEach(() => rmSync(root, { recursive: true }));

function run() {
  const env = { ...process.env, PATH: `${root}/bin:${process.env.PATH}` };
  const text = block.replaceAll('/var/lib/ordering', join(root, 'data'));
  const { status } = spawnSync('sh', ['-c', text], { cwd: join(root, 'here'), env });
  return { status, files: readdirSync(join(root, 'here')), log: readFileSync(join(root, 'log'), 'utf8') };
}

test('the copy of the embedded database has its date when it is whole', () => {
  mkdirSync(join(root, 'data', 'pglite'));
  expect(run()).toEqual({
    status: 0,
    files: [expect.stringMatching(/^ordering-\d{4}-\d\d-\d\d\.tar$/)],
    log: 'stop\nstart\n',
  });
});

test('a copy that fails leaves no file, says so, and the backend starts again', () => {
  expect(run()).toEqual({ status: 1, files: [], log: 'stop\nstart\n' });
});
