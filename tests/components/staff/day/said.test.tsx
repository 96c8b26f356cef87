import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SaidScreen } from '@/components/staff/said/said-screen';
import {
  answerHelp,
  answerRating,
  type Conversation,
  listConversations,
  type StaffHelp,
} from '@/lib/contract/staff/help-calls';
import { getStaffInstance } from '@/lib/contract/staff/instance-calls';
import { getSignedIn } from '@/lib/contract/staff/person-calls';
import {
  listStaffRatings,
  listStaffSurveyAnswers,
  SAID_AT_ONCE,
  type StaffRatings,
} from '@/lib/contract/staff/rating-calls';
import { textsOf } from '@/tests/support/browser/render-texts';
import { INSTANCE } from '../render-board';
import { named, renderStaff, signedInAs } from '../render-staff';

const { Staff, StaffSaid } = textsOf();

type Rating = StaffRatings['ratings'][number];
const ratingOf = (changes: Partial<Rating>): Rating => ({
  ...{
    of: 'order',
    id: 41,
    number: 12,
    contact: null,
    rating_id: null,
    answer: null,
    supplier_id: 2,
    score: 9,
    menu_score: null,
  },
  ...{ comment: '', at: '2026-11-18T17:00:00Z' },
  ...changes,
});
const ANSWERED: StaffHelp = {
  ...{ id: 30, supplier_id: 2, order: { id: 41, number: 12 }, reason: 'other', words: '', of_branch: true },
  ...{ has_photo: false, at: '2026-11-18T18:00:00Z', answer: 'Gracias', answered_at: '2026-11-18T18:00:00Z' },
  settled_at: null,
};
const FIRST = ratingOf({ comment: 'Muy rico' });
const OTHERS = [
  ratingOf({ id: 40, number: 11, score: 8, at: '2026-11-18T16:00:00Z' }),
  ratingOf({
    ...{ of: 'visit', id: null, number: null, score: 4, at: '2026-11-18T03:00:00Z' },
    contact: { name: 'Luz', phone: '+57 300 111 2233', email: 'luz@norte.test' },
  }),
];

const talkOf = (first: number, waiting: number): Conversation => ({
  ...{
    id: first,
    first_id: first,
    supplier_id: 2,
    order: { id: 100 + first, number: first, status: 'preparation' },
  },
  ...{ contact: null, member: null, lang: null, waiting, older: 0 },
  messages: [
    {
      ...{ id: first, from: 'diner', reason: 'missing', words: 'Falta el jugo' },
      ...{ has_photo: false, at: '2026-11-18T17:00:00.000Z' },
    },
  ],
});

async function show(pages: Rating[][], conversations: Conversation[] = []) {
  const branches = [{ supplier_id: 2, name: 'Centro', count: 3, average: 8.5, menu_average: null }];
  const bench = renderStaff(<SaidScreen slug="norte" />, [
    [getSignedIn, signedInAs('manager')],
    [getStaffInstance, INSTANCE],
    [listStaffRatings, ...pages.map((ratings) => ({ branches, ratings }))],
    [listStaffSurveyAnswers, { answers: [] }],
    [listConversations, { conversations }],
    [answerRating, ANSWERED],
    [answerHelp, ANSWERED],
  ]);
  expect(await screen.findByText('Muy rico')).toBeVisible();
  return bench;
}
const table = (name: string) => within(screen.getByRole('table', { name }));

test('ratings stand with their words, their order and the count of each score (rule staff/ratings)', async () => {
  await show([[FIRST, ...OTHERS]]);
  expect(screen.getByRole('link', { name: 'Pedido 12' })).toHaveAttribute('href', '/norte/orders?order=41');
  expect(
    table(StaffSaid.scores)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent)
      .slice(0, 3),
  ).toEqual(['0', '1', '1']);
  expect(screen.getByText('De las 3 calificaciones')).toBeVisible();
  expect(screen.queryByRole('button', { name: StaffSaid.more })).toBeNull();
});

test('a rating is answered in its place, where the diner reads it, and says what was answered (rule staff/ratings)', async () => {
  const open = ratingOf({ comment: 'Muy rico', rating_id: 7 });
  const bench = await show([[open], [{ ...open, answer: { words: 'Gracias', at: '2026-11-18T18:00:00Z' } }]]);
  await userEvent.click(screen.getByRole('button', { name: `${StaffSaid.answer}: 12` }));
  expect(screen.getByText(StaffSaid.answer_hint)).toBeVisible();
  expect(screen.getByRole('button', { name: `${Staff.help_send}: 12` })).toBeDisabled();
  await userEvent.type(screen.getByRole('textbox', { name: Staff.help_answer }), ' Gracias ');
  await userEvent.click(screen.getByRole('button', { name: `${Staff.help_send}: 12` }));
  expect(await screen.findByText('Gracias')).toBeVisible();
  expect(bench.sent()).toMatchObject([
    { method: 'PUT', path: '/tenants/norte/staff/orders/41/ratings/7.json', body: { answer: 'Gracias' } },
  ]);
  await userEvent.click(screen.getByRole('button', { name: `${StaffSaid.talk}: 12` }));
  expect(screen.getByRole('dialog')).toHaveTextContent(Staff.help_nothing);
});

test('nobody writes to who reads no order (rule staff/ratings)', async () => {
  await show([[FIRST, ...OTHERS]]);
  expect(screen.queryByRole('button', { name: named(StaffSaid.answer) })).toBeNull();
});

test('messages that wait are answered where the ratings are (rule staff/conversations)', async () => {
  const bench = await show([[FIRST]], [talkOf(12, 1), talkOf(21, 0)]);
  const waiting = within(await screen.findByRole('region', { name: '1 mensaje espera respuesta' }));
  expect(waiting.getAllByText('Falta el jugo')).toHaveLength(1);
  await userEvent.type(waiting.getByRole('textbox', { name: Staff.help_answer }), 'Ya va');
  await userEvent.click(waiting.getByRole('button', { name: `${Staff.help_send}: 12` }));
  await waitFor(() =>
    expect(bench.sent()).toMatchObject([
      { path: '/tenants/norte/staff/help_requests/12.json', body: { answer: 'Ya va' } },
    ]),
  );
});

test('each day has its average, by the clock of the branch', async () => {
  await show([[FIRST, ...OTHERS]]);
  const [, today, yesterday] = table(StaffSaid.by_day).getAllByRole('row');
  expect(today).toHaveTextContent(/18 nov.*8,52$/);
  expect(yesterday).toHaveTextContent(/17 nov.*41$/);
});

test('who wants an answer is called or written to, and found among the others', async () => {
  await show([[FIRST, ...OTHERS]]);
  expect(screen.getByRole('link', { name: 'Llamar a Luz' })).toHaveAttribute('href', 'tel:+573001112233');
  expect(screen.getByRole('link', { name: 'Escribir a Luz' })).toHaveAttribute(
    'href',
    'mailto:luz@norte.test',
  );
  await userEvent.selectOptions(
    screen.getByRole('combobox', { name: StaffSaid.show }),
    StaffSaid.show_contact,
  );
  expect(screen.queryByText('Muy rico')).toBeNull();
  expect(screen.getByRole('link', { name: 'Llamar a Luz' })).toBeVisible();
});

test('of more than are told at once it is said of how many the charts are, and the earlier ones are asked for', async () => {
  const full = Array.from({ length: SAID_AT_ONCE - 1 }, (_, at) => ratingOf({ id: 1000 + at }));
  await show([[FIRST, ...full], OTHERS]);
  expect(screen.getByText('De las últimas 200 calificaciones')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: StaffSaid.more }));
  await waitFor(() => expect(screen.getByText('De las 202 calificaciones')).toBeVisible());
  expect(screen.queryByRole('button', { name: StaffSaid.more })).toBeNull();
});
