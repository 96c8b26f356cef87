import { BACKEND_PORT, expect, test, WEB_PORT } from '@/tests/e2e/support/fixtures';
import { ask, bodyOf, sendRaw, statusOf } from '@/tests/e2e/support/raw-http';
import { startFaultyService } from '@/tests/e2e/support/webs/faulty-service';
import { startSecondWeb } from '@/tests/e2e/support/webs/second-web';

const host = 'brasa-andina.localhost';
const NAME = 'La Brasa Andina';
const port = WEB_PORT;
const HEAD = `Host: ${host}\r\nConnection: close\r\n`;
const send = (text: string, to = port) => sendRaw({ port: to, text });

test('no path goes past the tenant check, whatever dots and words it has (guarantee/hidden-paths)', async () => {
  for (const path of [
    `/${host}`,
    '/b.test',
    '/b.x/pay',
    '/b.rsc',
    '/api/x',
    '/api/revalidate',
    '/icon-192.png',
  ]) {
    const answer = await ask({ port, host: 'evil.test', path, headers: { 'x-tenant': 'brasa-andina' } });
    expect({ path, status: statusOf(answer) }).toEqual({
      path,
      status: path === '/api/revalidate' ? 405 : 404,
    });
    expect(answer).not.toContain(NAME);
  }
  expect(statusOf(await ask({ port, host, path: '/b.x/pay', headers: { 'x-tenant': 'bar-cerro' } }))).toBe(
    404,
  );
});

test('a body that is too long is refused, never cut and never read (guarantee/bounded-bodies)', async () => {
  const long = (line: string) =>
    `${line} HTTP/1.1\r\n${HEAD}Content-Type: application/json\r\nContent-Length: 20000000\r\n\r\n${'x'.repeat(70_000)}`;
  for (const [line, status] of [
    ['POST /', 405],
    ['GET /chapinero', 413],
    ['POST /api/revalidate', 413],
    ['POST /services/core/profiles/anonymous.json', 413],
  ] as const)
    expect({ line, status: statusOf(await send(long(line))) }).toEqual({ line, status });
});

test('requests that Next alone would accept are refused (guarantee/host-form, guarantee/methods)', async () => {
  const cases = [
    ['two hosts', `GET / HTTP/1.1\r\nHost: ${host}\r\nHost: evil.test\r\nConnection: close\r\n\r\n`, 400],
    ['no host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
    ['a whole address', `GET http://evil.test//x HTTP/1.1\r\n${HEAD}\r\n`, 400],
    ['two slashes', `GET //evil.test/x HTTP/1.1\r\n${HEAD}\r\n`, 404],
    ['a method of its own', `TRACE / HTTP/1.1\r\n${HEAD}\r\n`, 405],
    ['a page that is deleted', `DELETE /chapinero HTTP/1.1\r\n${HEAD}\r\n`, 405],
    [
      'two lengths',
      `POST /services/core/x HTTP/1.1\r\n${HEAD}Content-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
      400,
    ],
    [
      'a router state that is none',
      `GET /chapinero/checkout HTTP/1.1\r\n${HEAD}RSC: 1\r\nNext-Router-State-Tree: x\r\n\r\n`,
      400,
    ],
    ['a long header', `GET / HTTP/1.1\r\n${HEAD}X-Long: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
  ] as const;
  for (const [what, text, status] of cases) {
    const answer = await send(text);
    expect({ what, status: statusOf(answer) }).toEqual({ what, status });
    expect(answer.toLowerCase()).not.toContain('location:');
  }
  const asked = await ask({
    port,
    host,
    path: '/chapinero?nxtPtenant=bar-cerro.localhost',
    headers: { 'x-forwarded-host': 'bar-cerro.localhost' },
  });
  expect(bodyOf(asked)).toContain(NAME);
  expect(bodyOf(asked)).not.toContain('Bar Cerro');
});

test('the web program opens no connection for a visitor (guarantee/no-forwarding)', async () => {
  const upgrade =
    'Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n';
  const inside = `127.0.0.1:${BACKEND_PORT}`;
  for (const target of ['/', '/services/core/healthz', `http://${inside}/healthz`, `//${inside}/healthz`])
    expect({ target, answer: await send(`GET ${target} HTTP/1.1\r\nHost: ${host}\r\n${upgrade}`) }).toEqual({
      target,
      answer: '',
    });
  expect(await send(`CONNECT ${inside} HTTP/1.1\r\nHost: ${inside}\r\n\r\n`)).toBe('');
});

test.describe('a web program on a machine that has a name', () => {
  // One program serves both tests: the last one stops it.
  test.describe.configure({ mode: 'default' });
  let service: Awaited<ReturnType<typeof startFaultyService>>;
  let web: Awaited<ReturnType<typeof startSecondWeb>>;
  test.beforeAll(async () => {
    service = await startFaultyService({ backendPort: BACKEND_PORT });
    const env = { HOSTNAME: '127.0.0.1' };
    web = await startSecondWeb({ backendUrl: service.url, secret: 'only of this test run', env });
  });
  test.afterAll(async () => {
    await web?.stop();
    service?.stop();
  });

  test('the machine’s name in HOSTNAME turns no page into a call to it (guarantee/own-hostname)', async () => {
    const answer = await ask({ port: web.port, host, path: '/chapinero' });
    expect(statusOf(answer)).toBe(200);
    expect(answer).toContain(NAME);
  });

  test('a stop finishes open requests and accepts no new ones (guarantee/graceful-stop)', async () => {
    const path = '/services/experience/domain/config.json';
    const begun = service.hold();
    const answer = ask({ port: web.port, host, path });
    await begun;
    const stopped = web.stop();
    // Asks for what the held service has no part in: a moment too early, and it would be waited for too.
    const knock = () => ask({ port: web.port, host, path: '/api/health' }).catch((error) => error.code);
    await expect.poll(knock).toBe('ECONNREFUSED');
    service.be('none');
    expect(await answer).toContain(NAME);
    await stopped;
  });
});
