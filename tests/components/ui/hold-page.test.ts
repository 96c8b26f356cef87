import { holdPage, holdPageSoon } from '@/lib/browser/document/hold-page';

let frames: (FrameRequestCallback | undefined)[] = [];
let modal: string[] = [];

function addDialog(id: string): HTMLDialogElement {
  const dialog = document.createElement('dialog');
  dialog.id = id;
  dialog.innerHTML = '<button>first</button><input>';
  return document.body.appendChild(dialog);
}

/** One frame, and what waits for its paint. */
function paint(): void {
  for (const frame of frames.splice(0)) frame?.(0);
  jest.runAllTimers();
}

const press = (key: string) =>
  document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['requestAnimationFrame'] });
  [frames, modal] = [[], []];
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((frame) => frames.push(frame));
  jest.spyOn(window, 'cancelAnimationFrame').mockImplementation((id) => {
    frames[id - 1] = undefined;
  });
  const { showModal } = HTMLDialogElement.prototype;
  jest.spyOn(HTMLDialogElement.prototype, 'showModal').mockImplementation(function (this: HTMLDialogElement) {
    // As a browser does.
    if (this.open) throw new DOMException('It is open.', 'InvalidStateError');
    modal.push(this.id);
    showModal.call(this);
  });
});
afterEach(() => {
  document.body.innerHTML = '';
  jest.restoreAllMocks();
  jest.useRealTimers();
});

test('a dialog is open with the tap and modal after what follows its first paint', () => {
  const dialog = addDialog('sheet');
  holdPageSoon(dialog);
  expect(dialog.open).toBe(true);
  expect(dialog).toContainElement(document.activeElement as HTMLElement);
  paint();
  expect(modal).toEqual([]);
  paint();
  expect(modal).toEqual(['sheet']);
  press('Tab');
  expect(modal).toEqual(['sheet']);
});

test('the first key finds it modal', () => {
  holdPageSoon(addDialog('sheet'));
  press('Tab');
  expect(modal).toEqual(['sheet']);
  paint();
  paint();
  expect(modal).toEqual(['sheet']);
});

test('what has the focus by then keeps it', () => {
  const dialog = addDialog('sheet');
  holdPageSoon(dialog);
  const input = dialog.querySelector('input');
  input?.focus();
  paint();
  paint();
  expect(modal).toEqual(['sheet']);
  expect(input).toHaveFocus();
});

test('the next dialog comes above it', () => {
  holdPageSoon(addDialog('sheet'));
  holdPageSoon(addDialog('question'));
  holdPage(addDialog('notice'));
  expect(modal).toEqual(['sheet', 'question', 'notice']);
  paint();
  paint();
  expect(modal).toHaveLength(3);
});

test('one that closes before stays closed', () => {
  const dialog = addDialog('sheet');
  const stop = holdPageSoon(dialog);
  paint();
  stop();
  dialog.close();
  paint();
  press('Tab');
  holdPage(addDialog('notice'));
  expect(modal).toEqual(['notice']);
});
