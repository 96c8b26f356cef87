import { showTopOfKept } from '@/lib/browser/offline/kept-menu';

const at = (y: number) => Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
const keep = () => document.head.insertAdjacentHTML('beforeend', '<style data-kept-menu></style>');

beforeEach(() => {
  document.head.innerHTML = '';
  window.scrollTo = jest.fn();
});
afterAll(() => at(0));

test('a reload without a connection shows the header under the line of a kept menu (rule menu/offline)', () => {
  keep();
  at(40);
  showTopOfKept();
  expect(window.scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'instant' });
});

test.each([
  ['who had read on', 41, keep],
  ['a menu that is as the server has it', 40, () => undefined],
])('%s stays where it is', (_, y, prepare) => {
  prepare();
  at(y);
  showTopOfKept();
  expect(window.scrollTo).not.toHaveBeenCalled();
});
