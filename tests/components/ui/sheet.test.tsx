import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLayoutEffect, useState } from 'react';
import { Dialog } from '@/components/ui/dialog';
import { Sheet } from '@/components/ui/sheet';

/** A page with a button that opens a sheet, in which a dialog may open. */
function Page({ onClose }: { onClose?: () => void }) {
  const [open, setOpen] = useState(false);
  const [asks, setAsks] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        open
      </button>
      <Sheet
        open={open}
        onClose={() => {
          onClose?.();
          setOpen(false);
        }}
        title="Order"
        closeLabel="Close order"
      >
        <button type="button" onClick={() => setAsks(true)}>
          ask
        </button>
      </Sheet>
      {asks && (
        <Dialog urgent onClose={() => setAsks(false)} title="Sure?" closeLabel="Close question">
          <button
            type="button"
            onClick={() => {
              setOpen(false);
              setAsks(false);
            }}
          >
            both
          </button>
        </Dialog>
      )}
    </>
  );
}

/** Two sheets that take each other's place. */
function Swap() {
  const [shown, setShown] = useState<'first' | 'second' | null>('first');
  if (shown === null) return null;
  return (
    <Sheet key={shown} open onClose={() => setShown(null)} title={shown} closeLabel="Close">
      <button type="button" onClick={() => setShown('second')}>
        next
      </button>
    </Sheet>
  );
}

const user = userEvent.setup();
const openSheet = async () => {
  await user.click(screen.getByText('open'));
  return screen.findByRole('dialog', { name: 'Order' });
};
const goBack = async () => {
  const popped = new Promise((done) => window.addEventListener('popstate', done, { once: true }));
  await act(async () => {
    history.back();
    await popped;
  });
};
beforeEach(() => history.pushState({ base: true }, ''));
/** The page's own entry stands again, without the mark of a sheet. */
const expectOwnEntry = () => waitFor(() => expect(history.state).toEqual({ base: true }));

test('a sheet takes the focus and gives it back', async () => {
  render(<Page />);
  const sheet = await openSheet();
  expect(sheet).toContainElement(document.activeElement as HTMLElement);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.getByText('open')).toHaveFocus());
  await expectOwnEntry();
});

test('the focus comes back when the page may take it again, not while the sheet still holds it', async () => {
  render(<Page />);
  await openSheet();
  const held: boolean[] = [];
  screen.getByText('open').addEventListener('focus', () => {
    held.push(document.querySelector('dialog[open]') !== null);
  });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.getByText('open')).toHaveFocus());
  expect(held).toEqual([false]);
  await expectOwnEntry();
});

test('the back button closes a sheet and nothing else', async () => {
  const onClose = jest.fn();
  render(<Page onClose={onClose} />);
  await openSheet();
  expect(history.state).toMatchObject({ base: true, sheet: expect.any(String) });
  await goBack();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(onClose).toHaveBeenCalledTimes(1);
  await expectOwnEntry();
});

test('each way of closing leaves no entry behind', async () => {
  render(<Page />);
  const before = history.length;
  for (const close of [
    () => user.keyboard('{Escape}'),
    () => user.click(screen.getByRole('button', { name: 'Close order' })),
    () => user.click(document.querySelector('.sheet-ground') as Element),
  ]) {
    await openSheet();
    await close();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expectOwnEntry();
  }
  expect(history.length).toBe(before + 1);
});

test('a dialog over a sheet closes alone, by the back button and by its cross', async () => {
  render(<Page />);
  await openSheet();
  const entry = history.state.sheet;
  await user.click(screen.getByText('ask'));
  await screen.findByRole('alertdialog', { name: 'Sure?' });
  await goBack();
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(screen.getByRole('dialog', { name: 'Order' })).toBeInTheDocument();
  await user.click(screen.getByText('ask'));
  await user.click(await screen.findByRole('button', { name: 'Close question' }));
  expect(screen.getByRole('dialog', { name: 'Order' })).toBeInTheDocument();
  await waitFor(() => expect(history.state.sheet).toBe(entry));
  await goBack();
  expect(screen.queryByRole('dialog')).toBeNull();
  await expectOwnEntry();
});

test('two that close at once leave no entry behind', async () => {
  render(<Page />);
  await openSheet();
  await user.click(screen.getByText('ask'));
  await user.click(await screen.findByText('both'));
  await expectOwnEntry();
});

test('a sheet that opens as another closes stands on its entry', async () => {
  render(<Swap />);
  await screen.findByRole('dialog', { name: 'first' });
  const entries = history.length;
  await user.click(screen.getByText('next'));
  await screen.findByRole('dialog', { name: 'second' });
  await waitFor(() => expect(history.state?.sheet).toEqual(expect.any(String)));
  expect(history.length).toBe(entries);
  await goBack();
  expect(screen.queryByRole('dialog')).toBeNull();
  await expectOwnEntry();
});

test('a pull on the handle closes, a short one does not', async () => {
  render(<Page />);
  await openSheet();
  const handle = document.querySelector('.sheet-handle') as HTMLElement;
  const pull = (pixels: number) => {
    fireEvent.pointerDown(handle, { clientY: 100, pointerId: 1 });
    fireEvent.pointerMove(handle, { clientY: 100 + pixels, pointerId: 1 });
    fireEvent.pointerUp(handle, { clientY: 100 + pixels, pointerId: 1 });
  };
  pull(40);
  expect(screen.getByRole('dialog', { name: 'Order' })).toBeInTheDocument();
  pull(160);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await expectOwnEntry();
});

test('a side sheet closes by a swipe to the left, not by one along it or by a tap', () => {
  const onClose = jest.fn();
  render(
    <Sheet open side onClose={onClose} title="Order" closeLabel="Close">
      <a href="/menu">menu</a>
    </Sheet>,
  );
  const swipe = (to: { clientX: number; clientY: number }) => {
    fireEvent.pointerDown(screen.getByText('menu'), { clientX: 200, clientY: 300 });
    fireEvent.pointerUp(screen.getByText('menu'), to);
  };
  swipe({ clientX: 200, clientY: 300 });
  swipe({ clientX: 90, clientY: 500 });
  swipe({ clientX: 320, clientY: 300 });
  expect(onClose).not.toHaveBeenCalled();
  swipe({ clientX: 90, clientY: 310 });
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('a sheet that opens while another steps back stays', async () => {
  render(<Page />);
  await openSheet();
  const popped = new Promise((done) => window.addEventListener('popstate', done, { once: true }));
  await user.keyboard('{Escape}');
  // The step back has been asked for and has not arrived.
  await act(() => new Promise((done) => setTimeout(done)));
  await act(async () => {
    screen.getByText('open').click();
    await popped;
  });
  expect(screen.getByRole('dialog', { name: 'Order' })).toBeInTheDocument();
  expect(history.state).toMatchObject({ base: true, sheet: expect.any(String) });
  await goBack();
  expect(screen.queryByRole('dialog')).toBeNull();
  await expectOwnEntry();
});

test('the room of the scroll bar is kept while the page is held, however many are open', async () => {
  render(<Page />);
  const room = () => document.documentElement.style.getPropertyValue('--scroll-bar');
  const width = jest.spyOn(document.documentElement, 'clientWidth', 'get');
  width.mockReturnValue(window.innerWidth - 15);
  await openSheet();
  expect(room()).toBe('15px');
  width.mockReturnValue(window.innerWidth);
  await user.click(screen.getByRole('button', { name: 'ask' }));
  expect(room()).toBe('15px');
  width.mockRestore();
});

test('where fingers point, nothing is measured: no bar takes room', async () => {
  render(<Page />);
  const media = jest.spyOn(window, 'matchMedia').mockImplementation(
    (query) =>
      Object.assign(new EventTarget(), {
        media: query,
        matches: query.includes('coarse'),
      }) as MediaQueryList,
  );
  const width = jest.spyOn(document.documentElement, 'clientWidth', 'get');
  await openSheet();
  expect(width).not.toHaveBeenCalled();
  media.mockRestore();
  width.mockRestore();
});

/** A parent's layout effect is the last thing before the browser paints. */
function LookedAt({ onSeen, onClose }: { onSeen: () => void; onClose: () => void }) {
  useLayoutEffect(onSeen, [onSeen]);
  return (
    <Sheet open onClose={onClose} title="Order" closeLabel="Close">
      soup
    </Sheet>
  );
}

test('by the time it can be seen, «back» and Escape are its own', () => {
  const onClose = jest.fn();
  const seen = jest.fn();
  const look = () => {
    const pressed = new Event('cancel', { cancelable: true });
    screen.getByRole('dialog').dispatchEvent(pressed);
    seen({ entry: typeof history.state?.sheet, left: !pressed.defaultPrevented });
  };
  render(<LookedAt onSeen={look} onClose={onClose} />);
  expect(seen).toHaveBeenCalledWith({ entry: 'string', left: false });
  expect(onClose).toHaveBeenCalledTimes(1);
});
