import '@testing-library/jest-dom';
import { cleanup, configure } from '@testing-library/react';
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

/** The played backend answers `fetch` alone. */
XMLHttpRequest.prototype.send = () => {
  const refusal = 'no XMLHttpRequest is answered here';
  console.error(refusal);
  throw new TypeError(refusal);
};

/** The first test that asks the backend loads it, because the whole contract takes a quarter of a second of each file. */
globalThis.fetch = async (input, init) => {
  const address = input instanceof Request ? input : new URL(input, location.href);
  const request = new Request(address, init);
  const { playBackend } = await import('@/tests/support/backend/play-backend');
  const response = await playBackend(request);
  request.signal.throwIfAborted();
  return response;
};

// A line that is printed as an error fails the test: React's warnings, failed expectations of a library, our own.
let faults: string[] = [];
const print = console.error;

beforeEach(() => {
  faults = [];
  console.error = (...words: unknown[]) => {
    faults.push(words.map(String).join(' '));
    print(...words);
  };
});

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  console.error = print;
  expect(faults).toEqual([]);
});
