import { findPushService } from '@/lib/domain/orders/push-services';

test.each([
  ['https://fcm.googleapis.com/fcm/send/abc', 'fcm.googleapis.com'],
  ['https://updates.push.services.mozilla.com/wpush/v2/abc', 'updates.push.services.mozilla.com'],
  ['https://web.push.apple.com/abc', '.push.apple.com'],
  ['https://wns2-par02p.notify.windows.com/w/?token=abc', '.notify.windows.com'],
])('%s belongs to %s (rule orders/push-services)', (endpoint, service) => {
  expect(findPushService(endpoint)).toBe(service);
});

test.each([
  'http://fcm.googleapis.com/fcm/send/abc',
  'https://fcm.googleapis.com:8443/fcm/send/abc',
  'https://ana:clave@fcm.googleapis.com/fcm/send/abc',
  'https://fcm.googleapis.com.attacker.example/abc',
  'https://attackerpush.apple.com.example/abc',
  'https://evilpush.apple.com/abc',
  'https://push.apple.com/abc',
  'https://fcm.googleapis.com@127.0.0.1/abc',
  'https://127.0.0.1/abc',
  'https://[::1]/abc',
  'https://169.254.169.254/latest/meta-data',
  'https://10.0.0.7/abc',
  'https://localhost/abc',
  'http://127.0.0.1:4513/push/abc',
  'file:///etc/passwd',
  'fcm.googleapis.com/fcm/send/abc',
  '',
  `https://fcm.googleapis.com/${'x'.repeat(1_000)}`,
])('%s belongs to none, so nothing is sent there (rule orders/push-services)', (endpoint) => {
  expect(findPushService(endpoint)).toBeNull();
});
