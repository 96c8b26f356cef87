import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { findFreePort } from '@/tests/support/backend/free-port';

type Ended = { code: number | null; out: string; said: string };

/** Runs a Node program to its end. */
async function run({ words, env = {} }: { words: string[]; env?: Record<string, string> }): Promise<Ended> {
  const child = spawn('node', words, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  });
  let [out, said] = ['', ''];
  child.stdout.on('data', (part: Buffer) => {
    out += part.toString();
  });
  child.stderr.on('data', (part: Buffer) => {
    said += part.toString();
  });
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, out, said };
}

/** Starts a program as `npm start` does, waiting for an address at which nobody answers. */
async function startOne(program: string): Promise<Ended> {
  const url = `http://127.0.0.1:${await findFreePort()}/`;
  const words = JSON.stringify({ name: 'shop', command: ['node', '-e', program], env: {}, url });
  const script = `import { createPrograms } from './scripts/programs.mjs';
    await createPrograms().start(${words});
    process.stdout.write('Ready');`;
  return run({ words: ['--input-type=module', '-e', script] });
}

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

test.each([
  ['PORT', 'web app', 'BACKEND_PORT', 'SANDBOX_PORT'],
  ['BACKEND_PORT', 'backend', 'PORT', 'SANDBOX_PORT'],
  ['SANDBOX_PORT', 'payment sandbox', 'PORT', 'BACKEND_PORT'],
])('a second npm start ends with a sentence where somebody answers at %s', async (taken, name, ...others) => {
  const server = createServer((_request, response) => response.end('ok')).listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  const address = server.address();
  const port = String(typeof address === 'object' ? address?.port : '');
  const env: Record<string, string> = { [taken]: port, PAYMENTS_SANDBOX: 'on' };
  for (const one of others) env[one] = String(await findFreePort());
  expect(await run({ words: ['scripts/start.mjs'], env })).toEqual({
    code: 1,
    out: '',
    said: `Port ${port} of the ${name} is taken by another program; set ${taken} to a free one.\n`,
  });
});

test('what a program says that does not start is all that is said, and its code is kept', async () => {
  expect(await startOne("process.stderr.write('The folder is in use.\\n'); process.exitCode = 73")).toEqual({
    code: 73,
    out: '',
    said: 'The folder is in use.\n',
  });
});

test.each([
  ['with a code', 'process.exitCode = 3'],
  ['as if all were well', ''],
])('of a program that ends %s and without a word it is said that it did not start', async (_how, program) => {
  expect(await startOne(program)).toEqual({ code: 1, out: '', said: 'The shop did not start.\n' });
});

/** A program that answers with its pid. */
const ANSWERER = `require('node:http').createServer((_request, response) => response.end(String(process.pid)))
  .listen(Number(process.env.AT_PORT), '127.0.0.1');`;

/** Runs three programs as `npm start` does. */
async function startThree({ firstPauseMs = 1 } = {}) {
  const names = ['payment sandbox', 'backend', 'web app'];
  const plans = await Promise.all(
    names.map(async (name) => {
      const port = await findFreePort();
      const url = `http://127.0.0.1:${port}/`;
      return { name, url, command: ['node', '-e', ANSWERER], env: { AT_PORT: String(port) } };
    }),
  );
  const script = `import { createPrograms } from './scripts/programs.mjs';
    const programs = createPrograms({ firstPauseMs: ${firstPauseMs} });
    for (const plan of ${JSON.stringify(plans)}) await programs.start(plan);
    process.stdout.write('Ready\\n');`;
  const child = spawn('node', ['--input-type=module', '-e', script], { stdio: ['ignore', 'pipe', 'pipe'] });
  const closed = once(child, 'close') as Promise<[number | null]>;
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  let said = '';
  child.stderr.on('data', (part: Buffer) => {
    said += part.toString();
  });
  const next = async () => (await lines.next()).value as string | undefined;
  const pids = () => Promise.all(plans.map(async ({ url }) => Number(await (await fetch(url)).text())));
  return { names, plans, child, closed, next, pids, said: () => said };
}

test('each of the programs that is killed is started again, and said so, and SIGTERM ends all of them (guarantee/dead-program)', async () => {
  const { names, child, closed, next, pids } = await startThree();
  expect(await next()).toBe('Ready');
  for (const [index, name] of names.entries()) {
    const before = await pids();
    process.kill(before[index] ?? 0, 'SIGKILL');
    expect(await next()).toBe(`The ${name} ended (SIGKILL); it starts again in 0.001 s…`);
    expect(await next()).toBe(`The ${name} answers again.`);
    const after = await pids();
    expect(after.map((pid, at) => pid === before[at])).toEqual(names.map((_name, at) => at !== index));
  }
  const last = await pids();
  child.kill('SIGTERM');
  expect(await closed).toEqual([0, null]);
  for (const pid of last) expect(() => process.kill(pid, 0)).toThrow('ESRCH');
}, 60_000);

test('a program whose port another one has taken meanwhile ends all with a sentence, and is not said to answer', async () => {
  const { child, closed, next, pids, plans, said } = await startThree({ firstPauseMs: 2_000 });
  expect(await next()).toBe('Ready');
  const [, backend] = await pids();
  const { port } = new URL(plans[1]?.url ?? '');
  process.kill(backend ?? 0, 'SIGKILL');
  // The pause is a long one here: the stranger is there before it ends.
  expect(await next()).toMatch(/^The backend ended \(SIGKILL\)/);
  const stranger = createServer((_request, response) => response.end('0'));
  servers.push(stranger);
  stranger.listen(Number(port), '127.0.0.1');
  await once(stranger, 'listening');
  expect(await closed).toEqual([1, null]);
  expect(await next()).toBeUndefined();
  expect(said()).toBe(
    `Port ${port} of the backend is taken by another program; set AT_PORT to a free one.\n`,
  );
  expect(child.exitCode).toBe(1);
}, 60_000);

test('a program that cannot start yet is started again, one that cannot start ever is not', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'start-'));
  const port = String(await findFreePort());
  const tries = join(folder, 'tries');
  const program = `const { appendFileSync, readFileSync } = require('node:fs');
    appendFileSync(${JSON.stringify(tries)}, 'x');
    if (readFileSync(${JSON.stringify(tries)}, 'utf8').length < 3) process.exit(75);
    ${ANSWERER}`;
  const plan = {
    name: 'backend',
    command: ['node', '-e', program],
    env: { AT_PORT: port },
    url: `http://127.0.0.1:${port}/`,
  };
  const script = `import { createPrograms } from './scripts/programs.mjs';
    await createPrograms({ firstPauseMs: 1 }).start(${JSON.stringify(plan)});
    process.stdout.write('Ready');
    process.exit(0);`;
  const { code, out } = await run({ words: ['--input-type=module', '-e', script] });
  rmSync(folder, { recursive: true });
  expect({ code, out }).toEqual({
    code: 0,
    out: `The backend is not ready yet (code 75); it starts again in 0.001 s…
The backend is not ready yet (code 75); it starts again in 0.002 s…
Ready`,
  });
}, 30_000);

test('the fifth death of a program within a minute ends all with a sentence', async () => {
  const { closed, next, pids, said } = await startThree();
  expect(await next()).toBe('Ready');
  const others = await pids();
  for (const pause of ['0.001', '0.002', '0.004', '0.008']) {
    const [, backend] = await pids();
    process.kill(backend ?? 0, 'SIGKILL');
    expect(await next()).toBe(`The backend ended (SIGKILL); it starts again in ${pause} s…`);
    expect(await next()).toBe('The backend answers again.');
  }
  process.kill((await pids())[1] ?? 0, 'SIGKILL');
  expect(await closed).toEqual([1, null]);
  expect(said()).toBe('The backend ended 5 times within a minute, so all is stopped.\n');
  for (const pid of [others[0], others[2]]) expect(() => process.kill(pid ?? 0, 0)).toThrow('ESRCH');
}, 60_000);

test('a program that is retired during its pause does not start again beside its replacement', async () => {
  const url = `http://127.0.0.1:${await findFreePort()}/`;
  const env = { AT_PORT: new URL(url).port };
  const plan = { name: 'shop', url, command: ['node', '-e', ANSWERER], env };
  const script = `import { once } from 'node:events';
    import { createPrograms } from './scripts/programs.mjs';
    const programs = createPrograms({ firstPauseMs: 200 });
    const shop = await programs.start(${JSON.stringify(plan)});
    const ended = once(shop.child, 'exit');
    shop.child.kill('SIGKILL');
    await ended;
    await programs.retire(shop);`;
  const child = spawn('node', ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const closed = once(child, 'close');
  const lines: string[] = [];
  for await (const line of createInterface({ input: child.stdout })) {
    lines.push(line);
    // It has nothing left to do; one that started the shop again never ends.
    if (line.includes('answers again')) child.kill('SIGTERM');
  }
  await closed;
  expect(lines).toEqual(['The shop ended (SIGKILL); it starts again in 0.2 s…']);
}, 30_000);
