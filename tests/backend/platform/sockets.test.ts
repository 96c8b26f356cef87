import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { listen, SOCKET_LIMITS, type SocketLimits, stopListening } from '@/backend/platform/http/listen';
import { sendRaw, statusOf } from '@/tests/e2e/support/raw-http';
import { createTestBackend, type TestBackend } from '@/tests/support/backend/backend';
import { createBundle } from '@/tests/support/backend/tenant-bundle';

let backend: TestBackend;
let host: string;
const stops: (() => Promise<void>)[] = [];
beforeAll(async () => {
  backend = await createTestBackend();
  host = (await backend.importTenant(createBundle())).host;
});
afterEach(async () => {
  while (stops.length > 0) await stops.pop()?.();
});
afterAll(() => backend.close());

type Fetch = Parameters<typeof listen>[0]['fetch'];

/** The backend on a port of its own, where loopback is a stranger. */
async function open(
  limits: Partial<SocketLimits> = {},
  fetch: Fetch = (request) => backend.app.fetch(request),
) {
  const server = await listen({
    host: '127.0.0.1',
    port: 0,
    fetch,
    trustedProxies: new Set(),
    limits: { ...SOCKET_LIMITS, checkMs: 20, ...limits },
  });
  stops.push(() => {
    const stopped = stopListening(server);
    server.closeAllConnections();
    return stopped;
  });
  const { port } = server.address() as AddressInfo;
  const get = () => sendRaw({ port, text: request('GET /healthz') });
  return { server, port, get };
}

const request = (line: string, ...headers: string[]) =>
  [`${line} HTTP/1.1`, `Host: ${host}`, 'Connection: close', ...headers, '', ''].join('\r\n');

/** A connection that sends something and then nothing more. */
async function hold(port: number, text: string): Promise<{ socket: Socket; received: Promise<string> }> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.setEncoding('utf8');
  socket.on('error', () => undefined);
  let all = '';
  socket.on('data', (part: string) => {
    all += part;
  });
  const received = once(socket, 'close').then(() => all);
  socket.write(text);
  return { socket, received };
}

describe('slow requests (guarantee/slow-sockets)', () => {
  it('are closed when their headers never end', async () => {
    const { port } = await open({ headersMs: 100 });
    const { received } = await hold(port, `GET /healthz HTTP/1.1\r\nHost: ${host}\r\n`);
    expect(statusOf(await received)).toBe(408);
  });

  it('are closed when their body never ends', async () => {
    const { port, get } = await open({ headersMs: 100, bodyMs: 200 });
    const text = `POST /profiles/anonymous.json HTTP/1.1\r\nHost: ${host}\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n{"profile`;
    const { received } = await hold(port, text);
    expect(await received).not.toMatch(/^HTTP\/1\.1 (2|5)/);
    expect(statusOf(await get())).toBe(200);
  });

  it('are refused unread when they tell a body that is too long (guarantee/bounded-bodies)', async () => {
    const { port } = await open({ headersMs: 10_000, bodyMs: 30_000 });
    const text = `POST /profiles/anonymous.json HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: 20000000\r\n\r\n{`;
    const { received } = await hold(port, text);
    expect(statusOf(await received)).toBe(413);
  });

  it('keep nobody else waiting, however many there are', async () => {
    const { port, get } = await open({ maxConnectionsPerAddress: 1_000 });
    const slow = await Promise.all(
      Array.from({ length: 200 }, () => hold(port, `GET / HTTP/1.1\r\nHost: ${host}\r\nX-Slow: `)),
    );
    expect(statusOf(await get())).toBe(200);
    for (const { socket } of slow) socket.destroy();
  });

  it('leave an idle connection no longer than it may be kept', async () => {
    const { port } = await open({ keepAliveMs: 50 });
    const { received } = await hold(port, `GET /healthz HTTP/1.1\r\nHost: ${host}\r\n\r\n`);
    expect(statusOf(await received)).toBe(200);
  });
});

describe('connections (guarantee/slow-sockets)', () => {
  it('of one stranger are so many; one that ends makes room', async () => {
    const { port, get } = await open({ maxConnectionsPerAddress: 2 });
    const first = await hold(port, '');
    await hold(port, '');
    const third = await hold(port, request('GET /healthz'));
    expect(await third.received).toBe('');
    first.socket.destroy();
    await first.received;
    let answer = '';
    while (answer === '') answer = await get().catch(() => '');
    expect(statusOf(answer)).toBe(200);
  });

  it('carry so many requests, pipelined or not', async () => {
    const { port } = await open({ maxRequestsPerSocket: 5 });
    const one = `GET /healthz HTTP/1.1\r\nHost: ${host}\r\n\r\n`;
    const { received } = await hold(port, `${one.repeat(9)}${request('GET /healthz')}`);
    const answers = await received;
    expect(answers.match(/HTTP\/1\.1 200/g)).toHaveLength(5);
    expect(answers.match(/HTTP\/1\.1 503/g)).toHaveLength(5);
  });
});

describe('hanging up', () => {
  it('ends the connection of the answer that is being written', async () => {
    let hangUp: () => void = () => undefined;
    const { port } = await open({}, (_request, env) => {
      hangUp = env.hangUp;
      return new Response(
        new ReadableStream({ start: (own) => own.enqueue(new TextEncoder().encode('one')) }),
      );
    });
    const { socket, received } = await hold(port, `GET / HTTP/1.1\r\nHost: ${host}\r\n\r\n`);
    await once(socket, 'data');
    hangUp();
    expect(await received).toContain('one');
  });

  it('does nothing once its answer is over: the connection carries another call by then', async () => {
    const hangUps: (() => void)[] = [];
    let finish: () => void = () => undefined;
    const { port } = await open({}, async (_request, env) => {
      hangUps.push(env.hangUp);
      if (hangUps.length === 1) return new Response('first');
      await new Promise<void>((resolve) => {
        finish = resolve;
        hangUps[0]?.();
      });
      return new Response('second');
    });
    const { socket, received } = await hold(port, `GET / HTTP/1.1\r\nHost: ${host}\r\n\r\n`);
    await once(socket, 'data');
    socket.write(request('GET /'));
    while (hangUps.length < 2) await new Promise((done) => setImmediate(done));
    finish();
    expect(await received).toMatch(/first[\s\S]*second/);
  });
});

describe('huge and malformed requests (guarantee/host-form, guarantee/methods, guarantee/slow-sockets)', () => {
  const chunked = 'POST /profiles/anonymous.json';
  const json = 'Content-Type: application/json';
  it.each([
    ['a header of 20 KB', () => request('GET /healthz', `X-Big: ${'x'.repeat(20_000)}`), 431],
    ['two lengths', () => `${request(chunked, json, 'Content-Length: 2', 'Content-Length: 3')}{}`, 400],
    [
      'a length and chunks',
      () => `${request(chunked, json, 'Content-Length: 2', 'Transfer-Encoding: chunked')}0\r\n\r\n`,
      400,
    ],
    ['a chunk without a size', () => `${request(chunked, json, 'Transfer-Encoding: chunked')}zz\r\n`, 400],
    ['no host', () => 'GET /healthz HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
    ['two hosts', () => request('GET /healthz', 'Host: zzz.test'), 400],
    ['an address for a path', () => request('GET http://zzz.test/healthz'), 400],
    ['TRACE', () => request('TRACE /healthz'), 405],
    [
      'a body of 1 MB',
      () => `${request(chunked, json, 'Content-Length: 1000000')}"${'x'.repeat(999_998)}"`,
      413,
    ],
  ])('are refused: %s', async (_what, text, status) => {
    const { port, get } = await open();
    const { received } = await hold(port, text());
    expect(statusOf(await received)).toBe(status);
    expect(statusOf(await get())).toBe(200);
  });
});

describe('stopping (guarantee/graceful-stop)', () => {
  it('finishes what runs, takes nobody new, and waits for no connection that is idle or silent', async () => {
    let finish: () => void = () => undefined;
    let begin: () => void = () => undefined;
    const begun = new Promise<void>((resolve) => {
      begin = resolve;
    });
    const { server, port, get } = await open({}, async () => {
      begin();
      await new Promise<void>((resolve) => {
        finish = resolve;
      });
      return new Response('done');
    });
    const silent = await hold(port, '');
    const running = await hold(port, `GET / HTTP/1.1\r\nHost: ${host}\r\n\r\n`);
    await begun;
    const stopped = stopListening(server);
    await expect(get()).rejects.toThrow('ECONNREFUSED');
    expect(await silent.received).toBe('');
    finish();
    await stopped;
    expect(await running.received).toMatch(/^HTTP\/1\.1 200[\s\S]*done/);
  });
});
