import { readLinkToken, TAKE_TOKEN_SCRIPT } from '@/lib/browser/link-token';

const TOKEN = 'Ab_-'.padEnd(43, 'x');
const run = () => {
  const script = document.createElement('script');
  script.textContent = TAKE_TOKEN_SCRIPT;
  document.body.append(script);
};
beforeEach(() => {
  window.linkToken = null;
});

test('takes the token out of the address at once, and finds it after a reload (rule orders/links)', () => {
  history.replaceState(null, '', `/centro/webcheckout/7?lang=en#token=${TOKEN}`);
  run();
  expect(location.href).toBe('http://localhost/centro/webcheckout/7?lang=en');
  expect(readLinkToken()).toBe(TOKEN);
  window.linkToken = null;
  run();
  expect(readLinkToken()).toBe(TOKEN);
});

test.each(['', '#token=short', `#token=${TOKEN}x`, `#other=${TOKEN}`])(
  'an address with «%s» has none',
  (hash) => {
    history.replaceState(null, '', `/centro/webcheckout/7${hash}`);
    run();
    expect([readLinkToken(), location.hash]).toEqual([null, '']);
  },
);
