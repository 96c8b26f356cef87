import pino from 'pino';
import { createOperatorApp } from '@/backend/http/operator';
import { createTestBackend, type TestBackend } from '../support/backend';

let backend: TestBackend;
beforeAll(async () => {
  backend = await createTestBackend();
});
afterAll(() => backend.close());

const list = (headers: Record<string, string>) =>
  createOperatorApp({ db: backend.db, log: pino({ level: 'silent' }), key: 'the-key' }).request(
    '/operator/tenants',
    {
      headers,
    },
  );

describe('the operator endpoints', () => {
  it('want the key', async () => {
    expect((await list({ authorization: 'Bearer the-key' })).status).toBe(200);
    for (const headers of [{}, { authorization: 'Bearer the-kez' }, { authorization: 'the-key' }]) {
      expect((await list(headers as Record<string, string>)).status).toBe(401);
    }
  });

  it.each(['x-forwarded-for', 'x-forwarded-host', 'via'])(
    'are not there for what a proxy passed on (%s)',
    async (name) => {
      expect((await list({ authorization: 'Bearer the-key', [name]: '203.0.113.9' })).status).toBe(404);
    },
  );
});
