import { parseBackendConfig } from '@/backend/config';

test.each(['foo', '10.0.0.0/8', '127.0.0.1,proxy'])('TRUSTED_PROXIES=%s is refused', (TRUSTED_PROXIES) => {
  expect(() => parseBackendConfig({ TRUSTED_PROXIES })).toThrow(
    'TRUSTED_PROXIES: must be IP addresses, with commas between several',
  );
});

test('TRUSTED_PROXIES may have blanks', () => {
  const { trustedProxies } = parseBackendConfig({ TRUSTED_PROXIES: '127.0.0.1, ::1' });
  expect([...trustedProxies]).toEqual(['127.0.0.1', '::1']);
});
