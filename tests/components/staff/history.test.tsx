import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HistoryScreen } from '@/components/staff/history/history-screen';
import { type Done, type History, listHistory } from '@/lib/contract/staff/history-calls';
import { getStaffInstance } from '@/lib/contract/staff/instance-calls';
import { getSignedIn } from '@/lib/contract/staff/person-calls';
import { ACTION_KINDS } from '@/lib/domain/staff/history';
import es from '@/messages/es.json';
import { Refused, renderStaff, signedInAs } from './render-staff';

const { Staff } = es;
const BRANCH = {
  id: 1,
  slug: 'centro',
  name: 'Centro',
  timezone: 'America/Bogota',
  stations: [],
  has_accounts: true,
  takes_bookings: true,
};
const INSTANCE = {
  ...{ id: 1, slug: 'norte', status: 'active', scopes: [], country: 'CO', currency: 'COP' },
  branches: [BRANCH],
};
const NOTHING: Done['about'] = {
  order: null,
  table: null,
  branch: null,
  product: null,
  person: null,
  booking_at: null,
};
const EVA: Done['by'] = { kind: 'person', id: 7, name: 'Eva' };

const doneOf = (id: number, action: string, more: Partial<Done> = {}): Done => ({
  ...{ id, action, at: '2026-12-01T01:30:00.000Z', by: EVA, asked: null, about: NOTHING },
  ...{ where: { branch: 'Centro', device: null }, details: {} },
  ...more,
});
const pageOf = (actions: Done[], before: number | null = null): History => ({
  people: [{ id: 7, name: 'Eva' }],
  ...{ actions, before },
});

async function show(...pages: unknown[]) {
  const bench = renderStaff(<HistoryScreen slug="norte" />, [
    [getSignedIn, signedInAs('owner')],
    [getStaffInstance, INSTANCE],
    [listHistory, ...pages],
  ]);
  await screen.findByRole('heading', { level: 1, name: Staff.history });
  return bench;
}
const rowOf = async (sentence: string) => {
  const row = (await screen.findByText(sentence)).closest('li');
  if (!row) throw new Error(`${sentence} has no row`);
  return within(row);
};

test('each action says when in the hours of the branch, who, what, how it was before and why (rule staff/history)', async () => {
  await show(
    pageOf([
      doneOf(3, 'order.status', {
        about: { ...NOTHING, order: 12 },
        details: { from: 'in_progress', to: 'accepted' },
      }),
      doneOf(2, 'product.offer', {
        by: { kind: 'key', id: 1, name: 'Caja' },
        about: { ...NOTHING, product: 'Ajiaco' },
        details: { available: false, stock: null, before: { available: true, stock: 4, back_at: null } },
      }),
      doneOf(1, 'order.refund', {
        by: { kind: 'operator', id: null, name: null },
        about: { ...NOTHING, order: 9 },
        details: { amount: 5000, reason: 'Llegó frío' },
      }),
    ]),
  );
  const moved = await rowOf('Movió el pedido 12');
  // The evening before in Bogotá.
  expect(moved.getByText(/30 nov 2026, 8:30 p. m./)).toBeVisible();
  expect(moved.getByText(/Eva/)).toBeVisible();
  expect(moved.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    Staff.state_in_progress,
    Staff.state_accepted,
  ]);
  const sold = await rowOf('Actualizó Ajiaco');
  expect(sold.getByText(/Programa «Caja»/)).toBeVisible();
  expect(sold.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    'A la venta · Quedan 4',
    Staff.out_open,
  ]);
  const paid = await rowOf('Pidió devolver $ 5.000 del pedido 9');
  expect(paid.getByText(new RegExp(Staff.by_operator))).toBeVisible();
  expect(paid.getByText('Llegó frío')).toBeVisible();
});

test('every kind is said, and one that a newer backend wrote is not hidden', async () => {
  const all = [...ACTION_KINDS, 'order.eaten'].map((kind, index) => doneOf(1_000 - index, kind));
  await show(pageOf(all));
  await screen.findByText(/order\.eaten/);
  expect(screen.getAllByRole('listitem')).toHaveLength(all.length);
  expect(screen.queryByText(/Staff\.did_/)).toBeNull();
});

test('it goes back page by page, and is searched by person and by topic', async () => {
  const { asked } = await show(
    pageOf([doneOf(2, 'person.signed_in')], 2),
    pageOf([doneOf(1, 'person.password')]),
    pageOf([]),
  );
  await userEvent.click(await screen.findByRole('button', { name: Staff.history_more }));
  expect(await screen.findByText(Staff.did_person_password)).toBeVisible();
  expect(screen.getByText(Staff.did_person_signed_in)).toBeVisible();
  expect(screen.getByText(Staff.history_end)).toBeVisible();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: Staff.history_who }), 'Eva');
  expect(await screen.findByText(Staff.history_none)).toBeVisible();
  await userEvent.selectOptions(
    screen.getByRole('combobox', { name: Staff.history_what }),
    Staff.topic_money,
  );
  await waitFor(() => expect(asked.filter(({ path }) => path.endsWith('history.json'))).toHaveLength(4));
});

test('the tablet is named, and the branch where the restaurant has several', async () => {
  const pages = pageOf([
    doneOf(2, 'person.password', { where: { branch: 'Norte', device: 'Barra' } }),
    doneOf(1, 'person.signed_in', {
      ...{ by: { kind: 'device', id: 1, name: 'Barra' }, where: { branch: 'Norte', device: 'Barra' } },
    }),
  ]);
  const { unmount } = await show(pages);
  const whoOf = async (sentence: string) => (await rowOf(sentence)).getByText(/2026/).closest('span');
  expect(await whoOf(Staff.did_person_password)).toHaveTextContent(/Eva · Tableta «Barra»$/);
  expect(await whoOf(Staff.did_person_signed_in)).toHaveTextContent(/· Tableta «Barra»$/);
  unmount();
  renderStaff(<HistoryScreen slug="norte" />, [
    [getSignedIn, signedInAs('owner')],
    [getStaffInstance, { ...INSTANCE, branches: [BRANCH, { ...BRANCH, id: 2, name: 'Norte' }] }],
    [listHistory, pages],
  ]);
  expect(await whoOf(Staff.did_person_password)).toHaveTextContent(/Eva · Tableta «Barra» · Norte$/);
});

test('a page that does not come is said where it would stand, under those that came', async () => {
  await show(pageOf([doneOf(2, 'person.signed_in')], 2), new Refused(403, 'forbidden'));
  await userEvent.click(await screen.findByRole('button', { name: Staff.history_more }));
  const said = await screen.findByRole('alert');
  const list = screen.getByRole('list');
  expect(list.compareDocumentPosition(said)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('a failure is said, and no empty history is shown for it', async () => {
  await show(new Refused(403, 'forbidden'));
  expect(await screen.findByRole('alert')).toHaveTextContent(Staff.forbidden);
  expect(screen.queryByText(Staff.history_none)).toBeNull();
});

test('what is said of a branch names it, a role names where it holds, and a setting is nobody’s (rule staff/history)', async () => {
  const about = { ...NOTHING, branch: 'Centro' };
  const by: Done['by'] = { kind: 'branch', id: null, name: null };
  await show(
    pageOf([
      doneOf(4, 'branch.busy', { about, details: { to: 20, count: 20 } }),
      doneOf(3, 'branch.busy', { about, by, details: { to: 20, count: 20, over: 12 } }),
      doneOf(2, 'branch.busy', { about, by, details: { to: null, over: 12 } }),
      doneOf(1, 'person.role', {
        about: { ...NOTHING, person: 'Luz' },
        details: { person: 9, from: 'kitchen', to: 'kitchen', to_branches: [1] },
      }),
    ]),
  );
  expect(await screen.findByText('Avisó 20 min de demora en Centro')).toBeVisible();
  const load = await rowOf('Centro: había más de 12 pedidos por preparar y se sumaron 20 min');
  expect(load.getByText(new RegExp(Staff.by_setting))).toBeVisible();
  expect(screen.getByText('Centro: bajaron los pedidos y se quitó la demora')).toBeVisible();
  const role = (await rowOf('Le dio otro cargo a Luz')).getAllByRole('definition');
  expect(role.map(({ textContent }) => textContent)).toEqual([
    Staff.role_kitchen,
    `${Staff.role_kitchen} · Centro`,
  ]);
});

test('one order is looked for by its number, and says why its diner cancelled it and that it came without its code', async () => {
  const about = { ...NOTHING, order: 12 };
  await show(
    pageOf([doneOf(9, 'person.signed_in')]),
    pageOf([
      doneOf(2, 'order.cancelled_by_diner', {
        ...{ about, by: { kind: 'diner', id: null, name: null }, details: { id: 7, reason: 'too_late' } },
      }),
      doneOf(1, 'order.status', {
        ...{ about, details: { from: 'on_the_way', to: 'delivered', proof: 'reception' } },
      }),
    ]),
  );
  await userEvent.type(await screen.findByRole('searchbox', { name: Staff.history_order }), '#12');
  const cancelled = await rowOf('Canceló el pedido 12');
  expect(cancelled.getByText(new RegExp(Staff.help_diner))).toBeVisible();
  expect(cancelled.getByText(es.Order.cancel_too_late)).toBeVisible();
  const delivered = await rowOf('Movió el pedido 12');
  expect(delivered.getByText('Entregado sin código: lo recibió otra persona')).toBeVisible();
});
