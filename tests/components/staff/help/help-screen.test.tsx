import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HelpScreen } from '@/components/staff/help/help-screen';
import {
  answerHelp,
  type Conversation,
  listConversations,
  type StaffHelp,
  settleHelp,
} from '@/lib/contract/staff/help-calls';
import { getStaffInstance } from '@/lib/contract/staff/instance-calls';
import { getSignedIn } from '@/lib/contract/staff/person-calls';
import { scopesOf } from '@/lib/domain/staff/roles';
import es from '@/messages/es.json';
import pt from '@/messages/pt.json';
import {
  type Answered,
  named,
  Refused,
  renderStaff,
  signedInAs,
} from '@/tests/components/staff/render-staff';

const { Staff } = es;
const DONE: StaffHelp = {
  ...{ id: 12, supplier_id: 3, order: { id: 112, number: 12 }, reason: 'missing', words: 'Falta el jugo' },
  ...{ of_branch: false, has_photo: false, at: '2026-11-18T17:00:00.000Z', answer: null },
  ...{ answered_at: null, settled_at: '2026-11-18T17:05:00.000Z' },
};
const INSTANCE = {
  ...{ id: 1, slug: 'norte', status: 'active', country: 'CO', currency: 'COP' },
  scopes: [...scopesOf('kitchen')],
  branches: [
    {
      id: 3,
      slug: 'centro',
      name: 'Centro',
      timezone: 'America/Bogota',
      stations: [],
      has_accounts: true,
      takes_bookings: true,
    },
  ],
};
const LIST = '/tenants/norte/staff/conversations.json';
const CONTACT = {
  ...{ name: 'Ana Ruiz', phone: '3001234567', phone_code: '57', phone_code_iso2: 'CO', email: '' },
  ...{ dni_type: 'CC', dni: '' },
};
const talk = (number: number, more: Partial<Conversation> = {}): Conversation => ({
  ...{
    id: number,
    first_id: number,
    supplier_id: 3,
    order: { id: number + 100, number, status: 'preparation' },
  },
  ...{ contact: CONTACT, member: null, lang: null, waiting: 1, older: 0 },
  messages: [
    {
      ...{ id: number, from: 'diner', reason: 'missing', words: `Falta el jugo ${number}` },
      ...{ has_photo: false, at: '2026-11-18T17:00:00.000Z' },
    },
  ],
  ...more,
});
const answered = (number: number, words: string) => {
  const { messages } = talk(number);
  const at = '2026-11-18T17:05:00.000Z';
  const reply = { id: number, from: 'branch', reason: null, words, has_photo: false, at } as const;
  return talk(number, { waiting: 0, messages: [...messages, reply] });
};

async function show(lists: Conversation[][], calls: readonly Answered[] = []) {
  const bench = renderStaff(<HelpScreen slug="norte" />, [
    [getSignedIn, signedInAs('kitchen')],
    [getStaffInstance, INSTANCE],
    [listConversations, ...lists.map((conversations) => ({ conversations }))],
    ...calls,
  ]);
  await screen.findAllByRole('heading', { level: 2 });
  return bench;
}
const inside = (number: number) =>
  within(screen.getByText(`Falta el jugo ${number}`).closest('.board-card') as HTMLElement);
const press = (number: number, name: string) =>
  userEvent.click(inside(number).getByRole('button', { name: named(name) }));

test('who waits stands first and is counted; a ready answer is changed, sent and shown (rule staff/conversations)', async () => {
  const bench = await show(
    [
      [talk(12), answered(9, 'Ya va')],
      [answered(12, 'Ya vamos. Perdón'), answered(9, 'Ya va')],
    ],
    [[answerHelp, DONE]],
  );
  expect(screen.getByRole('heading', { name: '1 cliente espera respuesta' })).toBeVisible();
  expect(document.title).toBe('1 cliente espera');
  expect(inside(12).getByText('1 mensaje sin responder')).toBeVisible();
  expect(inside(12).getByRole('link', { name: '+57 3001234567' })).toHaveAttribute(
    'href',
    'tel:+573001234567',
  );
  await press(12, Staff.quick_coming);
  await userEvent.type(inside(12).getByRole('textbox'), ' Perdón');
  await press(12, Staff.help_send);
  expect(await screen.findByRole('heading', { name: 'Nadie espera respuesta' })).toBeVisible();
  expect(bench.sent()).toEqual([
    {
      method: 'PUT',
      path: '/tenants/norte/staff/help_requests/12.json',
      body: { answer: 'Ya vamos. Perdón' },
    },
  ]);
  expect(inside(12).getByRole('textbox')).toHaveValue('');
  expect(inside(12).queryByRole('button', { name: named(Staff.help_settle) })).toBeNull();
});

test('a ready answer is read in the language of who works, and written in the diner’s', async () => {
  const bench = await show([[talk(12, { lang: 'pt' })], [talk(12, { waiting: 0 })]], [[answerHelp, DONE]]);
  expect(inside(12).getByText(/lee en portugués/)).toBeVisible();
  await press(12, Staff.quick_coming);
  expect(inside(12).getByRole('textbox')).toHaveValue(pt.Staff.quick_coming);
  await press(12, Staff.help_send);
  expect(bench.sent()[0]?.body).toEqual({ answer: pt.Staff.quick_coming });
});

test('words that may have arrived are sent again to the same message, and what was typed stays', async () => {
  const next = talk(12, { id: 13 });
  const bench = await show([[talk(12)], [next]], [[answerHelp, new Refused(503, 'general'), DONE]]);
  await userEvent.type(inside(12).getByRole('textbox'), 'Ya sale');
  await press(12, Staff.help_send);
  expect(await inside(12).findByRole('alert')).toBeVisible();
  act(() => void window.dispatchEvent(new Event('visibilitychange')));
  await waitFor(() => expect(bench.times(LIST)).toBe(2));
  expect(inside(12).getByRole('textbox')).toHaveValue('Ya sale');
  await press(12, Staff.help_send);
  const path = '/tenants/norte/staff/help_requests/12.json';
  expect(bench.sent().map((one) => one.path)).toEqual([path, path]);
});

test('what needs no answer is settled by a tap', async () => {
  const bench = await show([[talk(12)], [talk(12, { waiting: 0 })]], [[settleHelp, DONE]]);
  await press(12, Staff.help_settle);
  expect(await screen.findByRole('heading', { name: 'Nadie espera respuesta' })).toBeVisible();
  expect(bench.sent()).toEqual([
    { method: 'PUT', path: '/tenants/norte/staff/help_requests/12/settled.json', body: { settled: true } },
  ]);
});

test('a photo is asked for by a tap alone, and what is older is counted', async () => {
  const [first] = talk(12).messages;
  await show([[talk(12, { older: 4, messages: first ? [{ ...first, has_photo: true }] : [] })]]);
  expect(inside(12).getByText('Hay 4 mensajes anteriores.')).toBeVisible();
  expect(screen.queryByRole('img')).toBeNull();
  await press(12, Staff.help_photo);
  expect(screen.getByRole('img')).toHaveAttribute(
    'src',
    '/services/staff/tenants/norte/staff/help_requests/12/photo',
  );
});

test('a list that does not come is no quiet evening', async () => {
  renderStaff(<HelpScreen slug="norte" />, [
    [getSignedIn, signedInAs('waiter')],
    [getStaffInstance, INSTANCE],
    [listConversations, new Refused(500, 'general')],
  ]);
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(screen.queryByText('Nadie espera respuesta')).toBeNull();
});
