import {
  readLinkToken,
  readReturnToken,
  TAKE_BOOKING_TOKEN_SCRIPT,
  TAKE_RETURN_SCRIPT,
  TAKE_TOKEN_SCRIPT,
} from '@/lib/browser/links/link-token';

const TOKEN = 'Ab_-'.padEnd(43, 'x');
const run = (text = TAKE_TOKEN_SCRIPT) => {
  const script = document.createElement('script');
  script.textContent = text;
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

test('the token of a link to a booking leaves the path, and is found after a reload (rule booking/link)', () => {
  history.replaceState(null, '', `/book_info/7/${TOKEN}?lang=en`);
  run(TAKE_BOOKING_TOKEN_SCRIPT);
  expect(location.href).toBe('http://localhost/book_info/7?lang=en');
  expect(readLinkToken()).toBe(TOKEN);
  window.linkToken = null;
  run(TAKE_BOOKING_TOKEN_SCRIPT);
  expect(readLinkToken()).toBe(TOKEN);
});

test('what is left of a link that was cut short leaves the path, too (rule booking/link)', () => {
  history.replaceState(null, '', '/ratecluvi/7/short');
  run(TAKE_BOOKING_TOKEN_SCRIPT);
  expect([readLinkToken(), location.pathname]).toEqual(['short', '/ratecluvi/7']);
});

test("the page of the diner's own booking has none", () => {
  history.replaceState(null, '', '/book_info/7');
  run(TAKE_BOOKING_TOKEN_SCRIPT);
  expect([readLinkToken(), location.pathname]).toEqual([null, '/book_info/7']);
});

test('the token of a return address leaves its query alone, and is found after a reload (rule payments/return)', () => {
  history.replaceState({ kept: 1 }, '', `/centro/order/7?return=${TOKEN}&id=01-2&env=test`);
  run(TAKE_RETURN_SCRIPT);
  expect(location.href).toBe('http://localhost/centro/order/7?id=01-2&env=test');
  expect(history.state).toEqual({ kept: 1, returnToken: TOKEN });
  window.returnToken = null;
  run(TAKE_RETURN_SCRIPT);
  expect([readReturnToken(), readLinkToken()]).toEqual([TOKEN, null]);
});
