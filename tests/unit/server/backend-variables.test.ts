import { parseBackendConfig, warnOfVariables } from '@/backend/config';

test('a name of ours that nothing reads is told, and one that is read is not', () => {
  expect(
    warnOfVariables({
      LIMIT_STREAM: '1',
      TRUSTED_PROXY: '10.0.0.1',
      LIMIT_STREAMS: '1',
      BACKEND_URL: 'x',
      HOME: '/',
    }),
  ).toEqual([
    'LIMIT_STREAM is set, and nothing reads it; did you mean LIMIT_STREAMS?',
    'TRUSTED_PROXY is set, and nothing reads it; did you mean TRUSTED_PROXIES?',
  ]);
});

test.each(['foo', '10.0.0.0/8', '127.0.0.1,proxy'])('TRUSTED_PROXIES=%s is refused', (TRUSTED_PROXIES) => {
  expect(() => parseBackendConfig({ TRUSTED_PROXIES })).toThrow(
    'TRUSTED_PROXIES: must be IP addresses, with commas between several',
  );
});

test('TRUSTED_PROXIES may have blanks', () => {
  const { trustedProxies } = parseBackendConfig({ TRUSTED_PROXIES: '127.0.0.1, ::1' });
  expect([...trustedProxies]).toEqual(['127.0.0.1', '::1']);
});
