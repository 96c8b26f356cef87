import { readTableCode, TAKE_TABLE_SCRIPT } from '@/lib/browser/links/table-code';

const CODE = 'Ab_-'.padEnd(22, 'x');
const run = () => {
  const script = document.createElement('script');
  script.textContent = TAKE_TABLE_SCRIPT;
  document.body.append(script);
};
beforeEach(() => {
  window.tableCode = null;
});

test('takes the code out of the address at once, and finds it after a reload (rule table/code)', () => {
  history.replaceState(null, '', `/md?lang=en&table=${CODE}`);
  run();
  expect(location.href).toBe('http://localhost/md?lang=en');
  expect(readTableCode()).toBe(CODE);
  window.tableCode = null;
  run();
  expect(readTableCode()).toBe(CODE);
});

test('leaves no question mark behind', () => {
  history.replaceState(null, '', `/md?table=${CODE}`);
  run();
  expect(location.href).toBe('http://localhost/md');
});

test.each(['/md', '/md?table=', '/md?other=1'])('%s has none', (address) => {
  history.replaceState(null, '', address);
  run();
  expect(readTableCode()).toBeNull();
});
