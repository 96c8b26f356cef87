import { isArriving } from '@/components/menu/is-arriving';
import { KEEP_TAPS_SCRIPT } from '@/lib/browser/first-script';

const open = (type: NavigationTimingType) => {
  Object.assign(performance, { getEntriesByType: () => [{ type }] });
  const script = document.createElement('script');
  script.textContent = KEEP_TAPS_SCRIPT;
  document.body.append(script);
};
afterEach(() => {
  delete window.hasScrolled;
});

test.each([
  ['navigate', true],
  ['reload', false],
  ['back_forward', false],
] as const)('a page opened by %s', (type, expected) => {
  open(type);
  expect(isArriving()).toBe(expected);
});

test.each(['wheel', 'touchmove', 'keydown'])(
  'a diner who has scrolled by %s stays where they are',
  (name) => {
    open('navigate');
    window.dispatchEvent(new Event(name));
    expect(isArriving()).toBe(false);
  },
);
