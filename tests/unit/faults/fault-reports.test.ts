import { failureKindOf, isReported, maskAddress, maskText } from '@/lib/domain/faults/fault-reports';

const named = (name: string, message = '') => Object.assign(new Error(message), { name });

test.each([
  ['fault', 0.99, true],
  ['loader', 0, true],
  ['loader', 0.0999, true],
  ['loader', 0.1, false],
  ['loader', 0.99, false],
  ['survey', 0, false],
] as const)('a %s at chance %d is reported: %s (rule platform/fault-reports)', (kind, chance, reported) => {
  expect(isReported({ kind, chance })).toBe(reported);
});

test.each([
  [named('TypeError', 'x is not a function'), 'fault'],
  ['thrown as a word', 'fault'],
  [named('ApiError', 'http: internal'), 'loader'],
  // An error that changed hands on the server keeps its words alone.
  [named('Error', 'network: network'), 'loader'],
  [named('ChunkLoadError'), 'loader'],
  [named('Error', 'Failed to load chunk /_next/static/chunks/a.js'), 'loader'],
  [named('AbortError'), null],
])('%s is of kind %s', (error, kind) => {
  expect(failureKindOf(error)).toBe(kind);
});

test.each([
  ['Ana at ana.ruiz@example.com', 'Ana at …'],
  ['call 321 123-4567 now', 'call … now'],
  ['card 4242 4242 4242 4242', 'card …'],
  ['token Zk3_9xQ-aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'token …'],
  ['at most 12 of 3456', 'at most 12 of 3456'],
])('%s is reported as %s (guarantee/quiet-logs)', (text, masked) => {
  expect(maskText(text)).toBe(masked);
});

test.each([
  ['https://a.test/centro/orders?phone=321#x', 'https://a.test/centro/orders'],
  ['https://a.test/rate/12/Zk3_9xQ-aaaaaaaaaaaaaaaaaaaa', 'https://a.test/rate/12/…'],
  ['https://a.test/centro/sl/9/Zk3_9xQ-aaaaaaaaaaaaaaaaaaaa/31', 'https://a.test/centro/sl/9/…/31'],
  ['https://a.test/book_info/7/Zk3_9xQ-aaaaaaaaaaaaaaaaaaaa', 'https://a.test/book_info/7/…'],
  ['/centro/view/12', '/centro/view/12'],
])('%s is reported as %s (guarantee/token-addresses)', (address, masked) => {
  expect(maskAddress(address)).toBe(masked);
});
