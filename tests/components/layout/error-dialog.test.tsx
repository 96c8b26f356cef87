import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ErrorDialog } from '@/components/layout/error-dialog';
import { ApiError } from '@/lib/clients/api-error';
import { ERROR_NOTICES } from '@/lib/domain/faults/error-notices';
import { hideError, showError, showNotice } from '@/lib/stores/error-store';
import es from '@/messages/es.json';
import { renderTexts } from '@/tests/support/browser/render-texts';

const user = userEvent.setup();
const reload = jest.fn();
const RESTAURANT = { currency: 'COP', establishment: 'restaurant' } as const;
const show = (...words: Parameters<typeof showError>) => act(() => showError(...words));
const dialog = () => screen.findByRole('alertdialog');

beforeEach(() => {
  reload.mockClear();
  act(hideError);
});

test('nothing stands there until something fails', async () => {
  renderTexts(<ErrorDialog tenant={RESTAURANT} reload={reload} />);
  expect(screen.queryByRole('alertdialog')).toBeNull();
  show(new ApiError({ kind: 'http', status: 409, key: 'out_of_stock', values: { stock: 3 } }));
  expect(await dialog()).toHaveAccessibleName('Solo quedan 3.');
  await user.click(screen.getByRole('button', { name: es.Errors.ok }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
});

test('amounts come as the wire has them and are printed as the country does', async () => {
  renderTexts(<ErrorDialog tenant={RESTAURANT} reload={reload} />);
  show(
    new ApiError({ kind: 'http', status: 422, key: 'min_order', values: { minimum: 25000, missing: 5000 } }),
  );
  expect((await dialog()).textContent?.replaceAll('\u00a0', ' ')).toContain(
    'Te faltan $ 5.000 para el pedido mínimo de $ 25.000.',
  );
});

test('a network that fails offers to try again, and does', async () => {
  const retry = jest.fn();
  renderTexts(<ErrorDialog tenant={RESTAURANT} reload={reload} />);
  show(new ApiError({ kind: 'network', key: 'network' }), retry);
  await user.click(await screen.findByRole('button', { name: es.Errors.retry }));
  expect(retry).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
});

test('with nobody to try again, the action is to close', async () => {
  renderTexts(<ErrorDialog tenant={RESTAURANT} reload={reload} />);
  show(new ApiError({ kind: 'network', key: 'network' }));
  await user.click(await screen.findByRole('button', { name: es.Errors.ok }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
});

test.each(['unauthorized', 'chunk', 'instance_locked'])('%s loads the page anew', async (key) => {
  renderTexts(<ErrorDialog tenant={RESTAURANT} reload={reload} />);
  act(() => showNotice({ key }));
  await user.click(await screen.findByRole('button', { name: es.Errors.reload }));
  expect(reload).toHaveBeenCalledTimes(1);
});

test.each([
  ['an unknown key', new ApiError({ kind: 'http', status: 418, key: 'tea_pot' })],
  ['a fault of ours', new TypeError('x is undefined')],
  ['a sentence without its values', new ApiError({ kind: 'http', status: 409, key: 'out_of_stock' })],
])('%s is told in general words, and nothing of its own', async (_name, error) => {
  renderTexts(<ErrorDialog tenant={RESTAURANT} reload={reload} />);
  show(error);
  expect(await dialog()).toHaveAccessibleName(es.Errors.general);
});

test('what the diner stopped is no failure', () => {
  renderTexts(<ErrorDialog tenant={RESTAURANT} reload={reload} />);
  show(new DOMException('stopped', 'AbortError'));
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test.each(Object.keys(ERROR_NOTICES))('%s has icon, sentence and one action', async (key) => {
  const values = { stock: 2, minimum: 10000, total: 20000 };
  renderTexts(<ErrorDialog tenant={RESTAURANT} reload={reload} />);
  act(() => showNotice({ key, values }));
  const shown = document.querySelector('[role=alertdialog]') as HTMLElement;
  expect(shown.querySelectorAll('svg')).toHaveLength(1);
  expect(shown.querySelector('h2')?.textContent).toMatch(/^[^{}]{5,}$/);
  const names = [...shown.querySelectorAll('button')].map((one) => one.textContent);
  expect(names).toEqual(['✕', expect.stringMatching(/.+/)]);
  expect(Object.values(es.Errors)).toContain(names[1]);
});
