import { scrubEvent } from '@/lib/reporting/scrub-event';

const CANARIES = [
  'Ana',
  'ana@example.com',
  '3211234567',
  'secret-token',
  'session=1',
  'kitchen-host',
  '10.0.0.9',
];

test('what is not listed does not leave, wherever it stands', () => {
  const [name = '', mail = '', phone = '', token = '', cookie = '', machine = '', ip = ''] = CANARIES;
  const scrubbed = scrubEvent({
    type: undefined,
    event_id: 'e1',
    timestamp: 1,
    platform: 'javascript',
    level: 'error',
    tags: { kind: 'fault' },
    message: `failed for ${mail}`,
    server_name: machine,
    user: { username: name, email: mail, ip_address: ip },
    extra: { body: { phone } },
    contexts: { device: { name: machine } },
    breadcrumbs: [{ message: mail }],
    request: {
      url: `https://a.test/centro?phone=${phone}`,
      query_string: `phone=${phone}`,
      headers: { token, profileid: '12' },
      cookies: { cookie },
      data: { name },
    },
    exception: {
      values: [
        {
          type: 'TypeError',
          value: `cannot read ${phone} of ${mail}`,
          stacktrace: {
            frames: [
              {
                filename: `https://a.test/_next/static/chunks/a.js?token=${token}`,
                function: 'add',
                lineno: 3,
                vars: { name },
                context_line: `const phone = '${phone}'`,
              },
            ],
          },
        },
      ],
    },
  });
  const text = JSON.stringify(scrubbed);
  expect(CANARIES.filter((canary) => text.includes(canary))).toEqual([]);
  expect(scrubbed).toEqual({
    type: undefined,
    event_id: 'e1',
    timestamp: 1,
    platform: 'javascript',
    level: 'error',
    tags: { kind: 'fault' },
    message: 'failed for …',
    request: { url: 'https://a.test/centro' },
    exception: {
      values: [
        {
          type: 'TypeError',
          value: 'cannot read … of …',
          stacktrace: {
            frames: [{ filename: 'https://a.test/_next/static/chunks/a.js', function: 'add', lineno: 3 }],
          },
        },
      ],
    },
  });
});

test('an event of little stays one of little', () => {
  expect(scrubEvent({ type: undefined })).toEqual({ type: undefined });
});
