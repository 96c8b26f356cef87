import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readPush } from '@/backend/providers/push/read-push';
import { planDemo } from '@/scripts/demo.mjs';
import { keepPushKeys } from '@/scripts/push-keys.mjs';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'push-keys-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const keep = (env: Record<string, string> = {}) => {
  const all = { DATA_DIR: join(folder, 'data'), ...env };
  return keepPushKeys({ ...planDemo(all), env: all });
};

test('a demo has a pair of its own that the backend takes, made once and for its owner alone', () => {
  const made = keep();
  expect(readPush({ ...made, PUBLIC_ORIGIN: 'http://{host}:3000' })).toMatchObject({
    publicKey: made.PUSH_PUBLIC_KEY,
    privateKey: made.PUSH_PRIVATE_KEY,
  });
  expect(keep()).toEqual(made);
  expect(statSync(join(folder, 'data', 'push-keys.json')).mode & 0o077).toBe(0);
});

test.each([
  ['a part of it is set', { PUSH_CONTACT: 'mailto:us@example.org' }],
  ['strangers come by', { PUBLIC_ORIGIN: 'https://{host}' }],
  ['money is real', { STRIPE_SHOP_SECRET_KEY: 'rk_live_1' }],
])('none is made where %s', (_where, env) => {
  expect(keep(env)).toEqual({});
});
