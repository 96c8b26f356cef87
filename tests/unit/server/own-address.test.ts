import { parseBackendConfig, parseSandboxConfig } from '@/backend/config';
import { ownAddress } from '@/backend/platform/own-address';

test.each([
  ['127.0.0.1', 'http://127.0.0.1:4000'],
  ['0.0.0.0', 'http://127.0.0.1:4000'],
  ['::', 'http://[::1]:4000'],
  ['fd00::7', 'http://[fd00::7]:4000'],
  ['shop.internal', 'http://shop.internal:4000'],
])('a program that listens at %s is called at %s', (host, address) => {
  expect(ownAddress({ host, port: 4000 })).toBe(address);
  expect(new URL(address).origin).toBe(address);
});

test('backend and sandbox call each other where they listen', () => {
  const env = { BACKEND_HOST: '192.0.2.7', SANDBOX_HOST: '::', PAYMENTS_SANDBOX: 'on' };
  expect(parseSandboxConfig(env).eventsUrl).toBe('http://192.0.2.7:4000/webhooks/sandbox');
  expect(JSON.stringify(parseBackendConfig(env).payments)).toContain('http://[::1]:4010/v1');
});
