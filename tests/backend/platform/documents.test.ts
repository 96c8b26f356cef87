import { createApp } from '@/backend/app';
import { parseBackendConfig } from '@/backend/config';
import { ALL_CALLS } from '@/lib/contract/all-calls';
import { createTestBackend, type TestBackend } from '@/tests/support/backend/backend';
import { createBundle } from '@/tests/support/backend/tenant-bundle';

let backend: TestBackend;
beforeAll(async () => {
  backend = await createTestBackend();
});
afterAll(() => backend.close());

type Operation = {
  parameters: { name: string; in: string; required: boolean }[];
  responses: Record<string, unknown>;
  security: unknown[];
};

test('every call of the contract is described once, with its path parameters', async () => {
  const { body } = await backend.ask({ path: '/openapi.json' });
  const { openapi, paths } = body as {
    openapi: string;
    paths: Record<string, Record<string, Operation | undefined>>;
  };
  expect(openapi).toBe('3.1.0');
  expect(Object.values(paths).flatMap((operations) => Object.keys(operations))).toHaveLength(
    ALL_CALLS.length,
  );
  for (const call of ALL_CALLS) {
    const operation = paths[call.path]?.[call.method.toLowerCase()];
    const inPath = operation?.parameters.filter((one) => one.in === 'path').map((one) => one.name);
    expect(inPath).toEqual([...call.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]));
    expect(Object.keys(operation?.responses ?? {})).toEqual([String(call.status), 'default']);
    expect(operation?.security.length === 0).toBe(call.auth === 'none');
    const key = operation?.parameters.find(({ name }) => name === 'Idempotency-Key');
    expect(key?.required).toBe(call.idempotency && call.idempotency === 'required');
  }
});

test('the page to read names every call and needs nothing from elsewhere', async () => {
  const { text, headers } = await backend.ask({ path: '/docs' });
  for (const call of ALL_CALLS) expect(text).toContain(`${call.method} ${call.path}`);
  expect(text).not.toMatch(/<script|src=|https?:\/\//i);
  expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'/);
});

test('another method on a known path is 405 and says which there are', async () => {
  const { host } = await backend.importTenant(createBundle());
  const answer = await backend.ask({ method: 'DELETE', path: '/domain/config.json', host });
  expect(answer).toMatchObject({ status: 405, body: { error: { key: 'method_not_allowed' } } });
  expect(answer.headers.get('allow')).toBe('GET, HEAD, OPTIONS');
  expect((await backend.ask({ method: 'DELETE', path: '/nowhere', host })).status).toBe(404);
});

test('the contract is for everybody without https or with API_DOCUMENTS=on, else for this machine alone', async () => {
  const HTTPS = { PUBLIC_ORIGIN: 'https://{host}' };
  const ask = async (env: Record<string, string>, headers: Record<string, string>) => {
    const app = createApp({ ...backend.deps, config: parseBackendConfig({ NODE_ENV: 'test', ...env }) });
    const answers = ['/docs', '/openapi.json'].map((path) =>
      app.request(`http://${headers.host}${path}`, { headers }, { remoteAddress: '127.0.0.1' }),
    );
    return (await Promise.all(answers)).map(({ status }) => status);
  };
  const visitor = { host: 'a.test', 'x-forwarded-for': '203.0.113.7' };
  expect(await ask({}, visitor)).toEqual([200, 200]);
  expect(await ask({ API_DOCUMENTS: 'off' }, visitor)).toEqual([404, 404]);
  expect(await ask(HTTPS, visitor)).toEqual([404, 404]);
  expect(await ask({ ...HTTPS, API_DOCUMENTS: 'on' }, visitor)).toEqual([200, 200]);
  expect(await ask(HTTPS, { host: '127.0.0.1:4000' })).toEqual([200, 200]);
});
