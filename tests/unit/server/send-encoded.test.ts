import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createEncoder } from '@/server/send-encoded.mjs';

const LONG = 'Ajiaco santafereño… '.repeat(400);
let server: Server;
let encoded: jest.SpyInstance;

/** A program whose every answer is kept under an ETag, or has none. */
async function serve(answers: { text: string; etag: string | null }[], mostBytes = 1_000_000) {
  const send = createEncoder({ mostBytes });
  const queue = answers.values();
  server = createServer((request, response) => {
    send({ request, response });
    const { text, etag } = queue.next().value ?? { text: '', etag: null };
    if (etag) response.setHeader('etag', etag);
    response.setHeader('content-length', Buffer.byteLength(text));
    response.end(text, 'utf8');
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  encoded = jest.spyOn(Buffer, 'from');
  return async (path = '/') => (await fetch(`http://127.0.0.1:${port}${path}`)).text();
}
/** How often the page became bytes; Node's own `fetch` decodes long texts too. */
const countEncoded = () =>
  encoded.mock.calls.filter(([text]) => typeof text === 'string' && text.startsWith(LONG)).length;

afterEach(() => {
  encoded.mockRestore();
  server.closeAllConnections();
  server.close();
});

test('the same page is encoded once and arrives as it was each time', async () => {
  const ask = await serve([1, 2, 3].map(() => ({ text: LONG, etag: '"a"' })));
  expect([await ask(), await ask(), await ask()]).toEqual([LONG, LONG, LONG]);
  expect(countEncoded()).toBe(1);
});

test('made-up words behind the path make no other page of it', async () => {
  const ask = await serve([1, 2].map(() => ({ text: LONG, etag: '"a"' })));
  expect([await ask('/?x=1'), await ask('/?x=2')]).toEqual([LONG, LONG]);
  expect(countEncoded()).toBe(1);
});

test('another text has another ETag, and another address its own bytes', async () => {
  const ask = await serve([
    { text: LONG, etag: '"a"' },
    { text: `${LONG}!`, etag: '"b"' },
    { text: `${LONG}?`, etag: '"a"' },
  ]);
  expect([await ask(), await ask(), await ask('/other')]).toEqual([LONG, `${LONG}!`, `${LONG}?`]);
});

test('what has no ETag is nobody else’s', async () => {
  const ask = await serve([
    { text: LONG, etag: null },
    { text: `${LONG}!`, etag: null },
  ]);
  expect([await ask(), await ask()]).toEqual([LONG, `${LONG}!`]);
  expect(countEncoded()).toBe(0);
});

test('no more is kept than may be', async () => {
  const ask = await serve(
    ['"a"', '"b"', '"a"'].map((etag) => ({ text: LONG, etag })),
    Buffer.byteLength(LONG),
  );
  for (const text of [await ask(), await ask(), await ask()]) expect(text).toBe(LONG);
  expect(countEncoded()).toBe(3);
});
