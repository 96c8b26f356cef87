import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readlinkSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'switch-'));
  mkdirSync(join(root, 'bin'));
});
afterEach(() => rmSync(root, { recursive: true }));

function addProgram(name: string, lines: string[]): void {
  const file = join(root, 'bin', name);
  writeFileSync(file, ['#!/bin/sh', ...lines, ''].join('\n'));
  chmodSync(file, 0o755);
}
const log = () => readFileSync(join(root, 'log'), 'utf8').trim().split('\n');

/** Two backends and a web program; each answers at the third question after its restart, `deaf` never. */
function addMachine({ deaf = 'none' } = {}): void {
  const LOG = join(root, 'log');
  addProgram('systemctl', [
    `case "$1 $5" in`,
    `  'list-units ordering-backend@*.service') printf 'ordering-backend@4001.service loaded\\nordering-backend@4000.service loaded\\n' ;;`,
    `  'list-units ordering-web@*.service') echo 'ordering-web@3000.service loaded' ;;`,
    `  *) echo "$1 $2" >> ${LOG}; echo 0 > ${root}/asked ;;`,
    'esac',
  ]);
  addProgram('curl', [
    `for url; do :; done`,
    `asked=$(($(cat ${root}/asked) + 1)); echo $asked > ${root}/asked`,
    `case "$url" in *:${deaf}/*) exit 22 ;; esac`,
    `[ $asked -ge 3 ] || exit 7`,
    `echo "ready $url" >> ${LOG}`,
  ]);
  addProgram('sleep', [`[ "$1" = 1 ] || echo "sleep $1" >> ${LOG}`]);
}

function runScript(file: string, ...words: string[]) {
  const env = { ...process.env, PATH: `${root}/bin:${process.env.PATH}`, ORDERING_ROOT: root };
  const { status, stdout, stderr } = spawnSync('sh', [file, ...words], { env, encoding: 'utf8' });
  return { status, stdout, stderr };
}
const switchTo = (revision: string) => runScript('deploy/switch.sh', revision);

function addBuild(revision: string, { isFinished = true } = {}): void {
  mkdirSync(join(root, 'builds', revision), { recursive: true });
  if (isFinished) writeFileSync(join(root, 'builds', revision, 'built'), '');
}

test('the next program is restarted when the one before is ready and the edge asks it again', () => {
  addMachine();
  addBuild('new');
  expect(switchTo('new')).toMatchObject({ status: 0, stderr: '' });
  const places = [
    ['ordering-backend@4000', '4000/readyz'],
    ['ordering-backend@4001', '4001/readyz'],
    ['ordering-web@3000', '3000/api/health'],
  ];
  expect(log()).toEqual(
    places.flatMap(([unit, address]) => [
      `restart ${unit}.service`,
      `ready http://127.0.0.1:${address}`,
      'sleep 6',
    ]),
  );
  expect(readlinkSync(join(root, 'current'))).toBe('builds/new');
});

test('a program that does not get ready stops the upgrade, and the others go on as they are', () => {
  addMachine({ deaf: '4000' });
  addBuild('old');
  addBuild('new');
  spawnSync('ln', ['-s', 'builds/old', join(root, 'current')]);
  const { status, stderr } = switchTo('new');
  expect(status).toBe(1);
  expect(stderr).toContain('ordering-backend@4000.service does not answer /readyz.');
  expect(stderr).toContain('still run the former build (builds/old)');
  expect(log()).toEqual(['restart ordering-backend@4000.service']);
});

test.each(['half', 'none', ''])('a build that is not finished is not switched to: «%s»', (revision) => {
  addMachine();
  addBuild('half', { isFinished: false });
  expect(switchTo(revision)).toMatchObject({ status: 1, stdout: '' });
  expect(existsSync(join(root, 'current'))).toBe(false);
});

test('the edge is given as long as its list of programs says', () => {
  const [, seconds] = /fail_timeout=(\d+)s/.exec(readFileSync('deploy/nginx/places.conf', 'utf8')) ?? [];
  expect(readFileSync('deploy/switch.sh', 'utf8')).toContain(`\nEDGE_SECONDS=${Number(seconds) + 1}\n`);
});

/** A repository with the script, and an `npm` that writes down where it was called. */
function addSource({ npm = 'exit 0' } = {}): string {
  const source = join(root, 'source');
  mkdirSync(join(source, 'deploy'), { recursive: true });
  const script = readFileSync(resolve('deploy/build.sh'), 'utf8');
  writeFileSync(join(source, 'deploy', 'build.sh'), script);
  const git = (...words: string[]) =>
    spawnSync('git', ['-C', source, '-c', 'user.name=a', '-c', 'user.email=a@b.example', ...words]);
  git('init', '-q');
  git('add', '.');
  git('commit', '-qm', 'one');
  addProgram('npm', [`echo "$PWD $1" >> ${root}/log`, npm]);
  return join(source, 'deploy', 'build.sh');
}

test('a build goes to a folder of its own, is marked when it is whole, and is made once', () => {
  const script = addSource();
  const first = runScript(script);
  expect(first).toMatchObject({ status: 0 });
  const [, build = '', revision = ''] = /sudo sh (\S+)\/deploy\/switch\.sh (\S+)\n$/.exec(first.stdout) ?? [];
  expect(build).toBe(join(root, 'builds', revision));
  expect(existsSync(join(build, 'built'))).toBe(true);
  expect(existsSync(join(build, 'deploy', 'build.sh'))).toBe(true);
  expect(log()).toEqual(['install', 'run', 'prune'].map((word) => `${build} ${word}`));
  expect(runScript(script)).toMatchObject({ status: 0 });
  expect(log()).toHaveLength(3);
});

test('a build that fails has no mark, and the next one begins anew', () => {
  const script = addSource({ npm: '[ "$1" != run ] || { [ -e ../../whole ] || exit 1; }' });
  expect(runScript(script).status).not.toBe(0);
  writeFileSync(join(root, 'whole'), '');
  expect(runScript(script).status).toBe(0);
});
