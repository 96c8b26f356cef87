import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ShareDish } from '@/components/menu/product/share-dish';
import es from '@/messages/es.json';
import { renderApp } from '@/tests/support/browser/render-app';

const { share, share_copied } = es.Product;
const address = () => expect.stringMatching(/^http:\/\/localhost\/[\w-]+\/7$/);

afterEach(() => Reflect.deleteProperty(navigator, 'share'));

test.each([
  ['may be closed', 'AbortError'],
  ['may be open already', 'InvalidStateError'],
])('a dish is shared by the phone’s own sheet, which %s', async (_what, error) => {
  const shared = jest.fn().mockRejectedValue(new DOMException('no', error));
  Object.assign(navigator, { share: shared });
  const user = userEvent.setup();
  renderApp(<ShareDish id={7} name="Ajiaco" />, {});
  await user.click(screen.getByRole('button', { name: share }));
  expect(shared).toHaveBeenCalledWith({ title: expect.stringMatching(/^Ajiaco · ./), url: address() });
  expect(screen.getByRole('button', { name: share })).toBeEnabled();
});

test('without one its address is copied, which is said', async () => {
  const user = userEvent.setup();
  const written = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  renderApp(<ShareDish id={7} name="Ajiaco" />, {});
  await user.click(screen.getByRole('button', { name: share }));
  expect(await screen.findByRole('button', { name: share_copied })).toBeVisible();
  expect(written).toHaveBeenCalledWith(address());
});

test.each([
  [
    'refuses',
    () =>
      jest
        .spyOn(navigator.clipboard, 'writeText')
        .mockRejectedValue(new DOMException('no', 'NotAllowedError')),
  ],
  ['has none', () => Object.defineProperty(navigator, 'clipboard', { configurable: true, value: undefined })],
])('a browser whose clipboard %s is said to, and the address is selected', async (_what, break_) => {
  const user = userEvent.setup();
  break_();
  renderApp(<ShareDish id={7} name="Ajiaco" />, {});
  await user.click(screen.getByRole('button', { name: share }));
  const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: es.Shell.copy_refused });
  expect(field).toHaveFocus();
  const { value, selectionStart, selectionEnd } = field;
  expect(value).toEqual(address());
  expect([selectionStart, selectionEnd]).toEqual([0, value.length]);
});

test('a phone whose sheet does not open copies instead', async () => {
  Object.assign(navigator, { share: jest.fn().mockRejectedValue(new DOMException('no', 'NotAllowedError')) });
  const user = userEvent.setup();
  const written = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  renderApp(<ShareDish id={7} name="Ajiaco" />, {});
  await user.click(screen.getByRole('button', { name: share }));
  expect(await screen.findByRole('button', { name: share_copied })).toBeVisible();
  expect(written).toHaveBeenCalledTimes(1);
});
