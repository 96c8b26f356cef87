import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { findFreePort } from '../../support/free-port';

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
  ['PORT', 'BACKEND_PORT', 'SANDBOX_PORT'],
  ['BACKEND_PORT', 'PORT', 'SANDBOX_PORT'],
  ['SANDBOX_PORT', 'PORT', 'BACKEND_PORT'],
])('a second npm start ends with a sentence where somebody answers at %s', async (taken, ...others) => {
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
    said: `Port ${port} is taken; set ${taken} to a free one.\n`,
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
