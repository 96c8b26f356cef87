import '@testing-library/jest-dom';
import { cleanup, configure } from '@testing-library/react';
import { server } from '@/tests/support/backend/play-backend';
import { ViewObserver } from './view-observer';

// As long as a busy machine may take: what waits for something is not about time.
configure({ asyncUtilTimeout: 10_000 });

/** jsdom has no pointers. */
class FingerEvent extends MouseEvent {
  readonly pointerId: number;

  constructor(type: string, init: PointerEventInit = {}) {
    super(type, init);
    this.pointerId = init.pointerId ?? 0;
  }
}
Object.assign(window, { PointerEvent: FingerEvent });
Element.prototype.setPointerCapture = () => undefined;

/** jsdom has no media: nothing that is asked of them holds. */
window.matchMedia = (media) => Object.assign(new EventTarget(), { media, matches: false }) as MediaQueryList;

/** jsdom has no layout. */
Object.assign(window, { IntersectionObserver: ViewObserver });
Element.prototype.scrollIntoView = () => undefined;

/** jsdom has dialogs that hold nothing: no focus, no Escape. */
function show(this: HTMLDialogElement) {
  this.open = true;
  this.querySelector<HTMLElement>('button, [tabindex]')?.focus();
}
Object.assign(HTMLDialogElement.prototype, { show, showModal: show });
HTMLDialogElement.prototype.close = function close() {
  this.open = false;
};
document.addEventListener('keydown', ({ key }) => {
  const top = [...document.querySelectorAll('dialog[open]')].pop();
  if (key === 'Escape') top?.dispatchEvent(new Event('cancel', { cancelable: true }));
});

// A line that is printed as an error fails the test: React's warnings, failed expectations of a library, our own.
let faults: string[] = [];
const print = console.error;

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));

beforeEach(() => {
  faults = [];
  console.error = (...words: unknown[]) => {
    faults.push(words.map(String).join(' '));
    print(...words);
  };
});

afterEach(() => {
  cleanup();
  server.resetHandlers();
  localStorage.clear();
  sessionStorage.clear();
  console.error = print;
  expect(faults).toEqual([]);
});

afterAll(() => server.close());
