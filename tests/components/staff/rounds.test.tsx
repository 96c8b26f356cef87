import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { putCalled, putLines, strikeLine } from '@/lib/contract/staff/board-calls';
import type { StaffOrder } from '@/lib/contract/staff/calls';
import es from '@/messages/es.json';
import { LINE, type Line, orderOf, renderBoard } from './render-board';
import { named, Refused } from './render-staff';

const { Staff } = es;
const lineOf = (id: number, name: string, stage: Line['stage']): Line => ({
  ...LINE,
  id,
  count: 1,
  name,
  stage,
});
const tableOf = (products: Line[], changes: Partial<StaffOrder> = {}) =>
  orderOf({
    ...{ service: 'on_table', is_account: true, seat: { id: 3, kind: 'table', label: '5' }, products },
    ...changes,
  });
const card = () => screen.findByRole('article', { name: '12' });
const press = async (name: string) =>
  userEvent.click(await within(await card()).findByRole('button', { name: named(name) }));
beforeEach(() => sessionStorage.clear());

const SOUP = lineOf(1, 'Sopa', 'new');
const STEAK = lineOf(2, 'Churrasco', 'later');

test('a round is begun and served by the lines that the card shows (rule staff/rounds)', async () => {
  const { sent } = await renderBoard(
    [[tableOf([SOUP])], [tableOf([{ ...SOUP, stage: 'making' }], { status: 'preparation' })], []],
    [[putLines, { id: 7, lines: [1] }]],
  );
  expect(await card()).toHaveTextContent('Mesa 5');
  await press(Staff.preparation);
  await press(Staff.served);
  await waitFor(() => expect(screen.queryByRole('article')).toBeNull());
  const path = '/tenants/norte/staff/orders/7/lines.json';
  expect(sent()).toEqual([
    { method: 'PUT', path, body: { lines: [1], state: 'preparation' } },
    { method: 'PUT', path, body: { lines: [1], state: 'served' } },
  ]);
});

test('what waits is read, not struck, not counted and silent; called, it rings and is new (rule table/courses)', async () => {
  const waiting = tableOf([STEAK], { status: 'preparation' });
  const called = tableOf([{ ...STEAK, stage: 'called' }]);
  const { sent, tones } = await renderBoard(
    [[waiting], [called], [waiting]],
    [[putCalled, { id: 7, lines: [2] }]],
  );
  await userEvent.click(screen.getByRole('button', { name: Staff.sound_go }));
  await waitFor(() => expect(tones).toHaveLength(2));
  expect(within(await card()).queryByRole('button', { name: named('1 × Churrasco') })).toBeNull();
  expect(await card()).toHaveTextContent(Staff.stage_later);
  expect(screen.queryByText(/Por cocinar/)).toBeNull();
  await press(Staff.call_next);
  expect(await within(await card()).findByText(Staff.stage_called)).toBeVisible();
  expect(screen.getByText('Por cocinar: 1')).toBeVisible();
  await waitFor(() => expect(tones.length).toBeGreaterThan(2));
  await press(Staff.wait_again);
  await within(await card()).findByText(Staff.stage_later);
  expect(sent().map(({ body }) => body)).toEqual([{ called: true }, { called: false }]);
});

test('a line that was taken off is struck, says so, and is heard as a cancelled order is', async () => {
  const at = '2026-11-18T17:00:00.000Z';
  const news = [{ id: 4, kind: 'line_cancelled' as const, at, reason: null, words: null, tip: null }];
  const making = lineOf(2, 'Churrasco', 'making');
  const gone = tableOf([{ ...SOUP, stage: 'cancelled' }, making], { status: 'preparation', news });
  const { tones } = await renderBoard([[gone]]);
  await userEvent.click(screen.getByRole('button', { name: Staff.sound_go }));
  await waitFor(() => expect(tones).toEqual(expect.arrayContaining([784, 587, 392])));
  expect(screen.getByText('1 × Sopa')).toHaveClass('line-through');
  expect(await card()).toHaveTextContent(Staff.stage_cancelled);
  expect(screen.getByText(Staff.news_line_cancelled)).toBeVisible();
  expect(screen.getByText('Por cocinar: 1')).toBeVisible();
});

test('a refusal is said on the card', async () => {
  await renderBoard([[tableOf([SOUP])]], [[putLines, new Refused(404, 'not_found')]]);
  await press(Staff.preparation);
  expect(await screen.findByRole('alert')).toHaveTextContent(es.Errors.not_found);
});

test('a step of a round without a signal shows on the card, and is sent once there is one (rule staff/rounds)', async () => {
  const SILENCE = new Refused(503, 'internal');
  const { sent } = await renderBoard(
    [[tableOf([SOUP])], new Refused(500, 'internal')],
    [[putLines, SILENCE, { id: 7, lines: [1] }]],
  );
  await press(Staff.preparation);
  expect(await screen.findByText(Staff.will_send.replace('{steps}', Staff.preparation))).toBeVisible();
  expect(screen.getByRole('region', { name: Staff.column_making })).toContainElement(await card());
  expect(within(await card()).getByRole('button', { name: named(Staff.served) })).toBeVisible();
  await act(async () => window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(screen.queryByText(/Se enviará/)).toBeNull());
  expect(sent().map(({ body }) => body)).toEqual([
    { lines: [1], state: 'preparation' },
    { lines: [1], state: 'preparation' },
  ]);
});

test("a strike of a table's line without a signal says on its card that it waits (rule staff/strikes)", async () => {
  await renderBoard(
    [[tableOf([SOUP])], new Refused(500, 'internal')],
    [[strikeLine, new Refused(503, 'internal')]],
  );
  await press('1 × Sopa');
  expect(await screen.findByText(Staff.will_send.replace('{steps}', Staff.strike))).toBeVisible();
});
