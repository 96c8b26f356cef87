import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OrderHelp } from '@/components/orders/help/order-help';
import { getOrder } from '@/lib/contract/orders/calls';
import { getHelp, type HelpMessage } from '@/lib/contract/orders/help-calls';
import es from '@/messages/es.json';
import { getContractExample } from '@/tests/support/backend/contract-examples';
import { PIXEL } from '@/tests/support/backend/to-form';
import { renderApp } from '@/tests/support/browser/render-app';

const { Order: words } = es;
const order = getContractExample(getOrder);
const message: HelpMessage = {
  ...{ id: 1, from: 'diner', words: 'Falta el jugo', has_photo: false, at: '2026-11-18T17:00:00.000Z' },
  reason: 'missing',
};
const of = (text: string) => text.replace('{branch}', order.supplier.name);

test('what is sent is said beside the button, and a region that was there before reads it (rule orders/help)', async () => {
  renderApp(<OrderHelp order={order} />, {
    // Asking and reading share a path.
    [getHelp.path]: [
      { messages: [], older: 0, waits: false, can_ask: true },
      { messages: [message], older: 0, waits: false, can_ask: true },
    ],
  });
  const open = await screen.findByRole('button', { name: words.help_ask });
  const [conversation, note] = document.querySelectorAll('[aria-live=polite]');
  expect(note).toBeEmptyDOMElement();
  await userEvent.click(open);
  await userEvent.click(screen.getByRole('radio', { name: words.help_missing }));
  await userEvent.click(screen.getByRole('button', { name: of(words.help_send) }));
  await waitFor(() => expect(note).toHaveTextContent(of(words.help_sent)));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(conversation).toHaveTextContent('Falta el jugo');
  expect(conversation?.isConnected).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: words.help_again }));
  expect(note).toBeEmptyDOMElement();
});

test('what was typed stays while its dialog is closed, and goes once it is sent (rule orders/help)', async () => {
  const { calls } = renderApp(<OrderHelp order={order} />, {
    [getHelp.path]: [
      { messages: [], older: 0, waits: false, can_ask: true },
      { messages: [message], older: 0, waits: false, can_ask: true },
      { messages: [message, { ...message, id: 2 }], older: 0, waits: false, can_ask: true },
    ],
  });
  await userEvent.click(await screen.findByRole('button', { name: words.help_ask }));
  await userEvent.click(screen.getByRole('radio', { name: words.help_missing }));
  await userEvent.type(screen.getByRole('textbox'), 'Falta el jugo');
  await userEvent.upload(
    screen.getByLabelText(words.help_photo),
    new File([new Uint8Array(PIXEL)], 'plato.png', { type: 'image/png' }),
  );
  await screen.findByText('plato.png');
  await userEvent.click(screen.getByRole('button', { name: es.Shell.close }));
  await userEvent.click(screen.getByRole('button', { name: words.help_ask }));
  expect(screen.getByRole('radio', { name: words.help_missing })).toBeChecked();
  expect(screen.getByRole('textbox')).toHaveValue('Falta el jugo');
  expect(screen.getByText('plato.png')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: words.help_photo_remove }));
  await userEvent.click(screen.getByRole('button', { name: of(words.help_send) }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await userEvent.click(screen.getByRole('button', { name: words.help_again }));
  expect(screen.getByRole('textbox')).toHaveValue('');
  const before = calls.length;
  await userEvent.type(screen.getByRole('textbox'), 'Falta el jugo');
  await userEvent.click(screen.getByRole('button', { name: of(words.help_send) }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(calls.length).toBeGreaterThan(before);
});
