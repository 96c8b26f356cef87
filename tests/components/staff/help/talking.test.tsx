import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { StaffOrder } from '@/lib/contract/staff/calls';
import {
  answerHelp,
  type Conversation,
  listConversations,
  type StaffHelp,
} from '@/lib/contract/staff/help-calls';
import es from '@/messages/es.json';
import { orderOf, renderBoard } from '@/tests/components/staff/render-board';
import { named } from '@/tests/components/staff/render-staff';

const { Staff } = es;
const at = '2026-11-18T17:00:00.000Z';
const NEWS: StaffOrder['news'] = [
  { id: 4, kind: 'help', at, reason: 'missing', words: 'Falta el jugo', tip: null },
];
const TALK: Conversation = {
  ...{
    id: 5,
    first_id: 5,
    supplier_id: 2,
    order: { id: 7, number: 12, status: 'delivered' },
    contact: null,
    member: null,
    lang: null,
  },
  ...{ waiting: 1, older: 0 },
  messages: [{ id: 5, from: 'diner', reason: 'missing', words: 'Falta el jugo', has_photo: false, at }],
};
const DONE: StaffHelp = {
  ...{ id: 5, supplier_id: 2, order: { id: 7, number: 12 }, reason: 'missing', words: 'Falta el jugo' },
  ...{ of_branch: false, has_photo: false, at, answer: 'Ya sale', answered_at: at, settled_at: null },
};

test('help that is asked for opens its conversation over the board, which stays when the card goes (rule staff/conversations)', async () => {
  const { sent } = await renderBoard(
    [[orderOf({ status: 'delivered', news: NEWS })], []],
    [
      [listConversations, { conversations: [TALK] }, { conversations: [{ ...TALK, waiting: 0 }] }],
      [answerHelp, DONE],
    ],
  );
  const card = screen.getByRole('article', { name: '12' });
  await userEvent.click(within(card).getByRole('button', { name: named(Staff.help_reply) }));
  const dialog = await screen.findByRole('dialog', { name: 'Mensajes del pedido 12' });
  await userEvent.type(await within(dialog).findByRole('textbox'), 'Ya sale');
  await userEvent.click(within(dialog).getByRole('button', { name: Staff.back }));
  await userEvent.click(within(card).getByRole('button', { name: named(Staff.help_reply) }));
  const again = await screen.findByRole('dialog');
  expect(await within(again).findByRole('textbox')).toHaveValue('Ya sale');
  await userEvent.click(within(again).getByRole('button', { name: named(Staff.help_send) }));
  expect(await within(again).findByText('Nada por responder')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('article', { name: '12' })).toBeNull());
  expect(again.isConnected).toBe(true);
  expect(sent().map(({ path }) => path)).toEqual(['/tenants/norte/staff/help_requests/5.json']);
});

test('other news offer no conversation', async () => {
  await renderBoard([
    [orderOf({ news: [{ id: 4, kind: 'tip', at, reason: null, words: null, tip: 2_000 }] })],
  ]);
  expect(screen.queryByRole('button', { name: named(Staff.help_reply) })).toBeNull();
});

test('what was answered stays on an open card, and opens the conversation', async () => {
  const answered = { asked: '¿Sin huevo?', answer: 'Claro que sí, va sin huevo' };
  await renderBoard([[orderOf({ answered })]], [[listConversations, { conversations: [TALK] }]]);
  const card = await screen.findByRole('article', { name: '12' });
  expect(within(card).getByText('El cliente: «¿Sin huevo?»')).toBeVisible();
  expect(within(card).queryByRole('button', { name: named(Staff.news_seen) })).toBeNull();
  await userEvent.click(within(card).getByText('Se le respondió: «Claro que sí, va sin huevo»'));
  expect(await screen.findByRole('dialog', { name: 'Mensajes del pedido 12' })).toBeVisible();
});

test('a finished card with news says how it stands, and nothing of what was answered', async () => {
  const answered = { asked: null, answer: 'Ya sale' };
  await renderBoard([[orderOf({ status: 'delivered', news: NEWS, answered })]]);
  const card = await screen.findByRole('article', { name: '12' });
  expect(within(card).getByText('Este pedido está entregado')).toBeVisible();
  expect(within(card).queryByText(/Ya sale/)).toBeNull();
});
