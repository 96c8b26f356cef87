import { orderLandingButtons, safeHref } from '@/lib/domain/landing-buttons';

const item = (target: string, url: string | null = null) => ({ label_custom: null, url, target });

test('regular buttons come first, external last, each group in its own order (decision 5)', () => {
  const buttons = orderLandingButtons([
    item('blank', 'https://a.example/'),
    item('service_book'),
    item('self', 'https://b.example/'),
    item('service_delivery'),
  ]);
  expect(buttons.map((one) => one.href)).toEqual([
    '/branch-to-book',
    '/location?service=delivery',
    'https://a.example/',
    'https://b.example/',
  ]);
});

test('blank opens a tab, self does not, both spellings', () => {
  const tabs = orderLandingButtons(
    ['blank', '_blank', 'self', '_self'].map((target) => item(target, 'https://a.example/')),
  );
  expect(tabs.map((one) => one.kind === 'external' && one.newTab)).toEqual([true, true, false, false]);
});

test('an unknown target leads to the choice of a branch (decision 9)', () => {
  expect(orderLandingButtons([item('service_teleport')])[0]?.href).toBe('/branch-without-service');
});

test.each([
  'javascript:alert(1)',
  'JaVa\tscript:alert(1)',
  'data:text/html,x',
  '//evil.example',
  'vbscript:x',
  'https:///x',
  'https://a.example/"><i>',
  null,
])('%s is no link (T43)', (url) => {
  expect(safeHref(url)).toBeNull();
});

test.each(['https://a.example/x?y=1', 'http://a.example', 'tel:+573001112233', 'mailto:a@b.example'])(
  '%s is one',
  (url) => {
    expect(safeHref(url)).toBe(url);
  },
);
