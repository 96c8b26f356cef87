import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HandOverScreen } from '@/components/staff/hand-over/hand-over-screen';
import { HelpScreen } from '@/components/staff/help/help-screen';
import { undoMove } from '@/lib/contract/staff/board-calls';
import { listStaffOrders, moveStaffOrder, readOrderNews } from '@/lib/contract/staff/calls';
import {
  type Conversation,
  listConversations,
  type StaffHelp,
  settleHelp,
} from '@/lib/contract/staff/help-calls';
import { getStaffInstance } from '@/lib/contract/staff/instance-calls';
import { getSignedIn } from '@/lib/contract/staff/person-calls';
import type { OrderStatus } from '@/lib/domain/orders/order-states';
import es from '@/messages/es.json';
import { INSTANCE, orderOf, renderBoard } from './render-board';
import { named, renderStaff, signedInAs } from './render-staff';

const { Staff } = es;
const moved = (status: OrderStatus) => ({ id: 7, number: 12, status, packed: false });
const card = (name: string) => screen.findByRole('article', { name });
const SETTLED: StaffHelp = {
  ...{ id: 5, supplier_id: 2, order: { id: 7, number: 12 }, reason: 'missing', words: 'Falta' },
  ...{ of_branch: false, has_photo: false, at: '2026-11-18T17:00:00.000Z', answer: null },
  ...{ answered_at: null, settled_at: '2026-11-18T17:05:00.000Z' },
};
/** Presses by the keyboard. */
async function enter(words: string, within_?: HTMLElement) {
  const part = within_ ? within(within_) : screen;
  const button = await part.findByRole('button', { name: named(words) });
  button.focus();
  await userEvent.keyboard('{Enter}');
}
const haveFocus = async (find: () => HTMLElement | Promise<HTMLElement>) =>
  waitFor(async () => expect(await find()).toHaveFocus());

beforeEach(() => sessionStorage.clear());

test('the focus goes with a card that moves, and with what is taken back', async () => {
  await renderBoard(
    [[orderOf()], [orderOf({ status: 'accepted' })], [orderOf()]],
    [
      [moveStaffOrder, moved('accepted')],
      [undoMove, moved('in_progress')],
    ],
  );
  await enter('20 min');
  await screen.findByRole('button', { name: named(Staff.preparation) });
  await haveFocus(() => card('12'));
  const undo = await screen.findByRole('button', { name: /^Deshacer/ });
  undo.focus();
  await userEvent.keyboard('{Enter}');
  await screen.findByRole('button', { name: named('20 min') });
  await haveFocus(() => card('12'));
});

test('where a card goes, the focus is on the next one', async () => {
  const at = '2026-11-18T17:00:00.000Z';
  const news = [{ id: 4, kind: 'cancelled' as const, at, reason: null, words: null, tip: null }];
  const next = orderOf({ id: 8, number: 13 });
  await renderBoard(
    [[orderOf({ status: 'cancelled', news }), next], [next]],
    [[readOrderNews, { id: 7, number: 12, news: [] }]],
  );
  await enter(Staff.news_seen);
  await waitFor(() => expect(screen.queryByRole('article', { name: '12' })).toBeNull());
  await haveFocus(() => card('13'));
});

test('an order at the counter is left for its number, and one that is handed over for the title', async () => {
  const turn = orderOf({ service: 'take_away', status: 'packed' });
  renderStaff(<HandOverScreen slug="norte" />, [
    [getSignedIn, signedInAs('cashier')],
    [getStaffInstance, INSTANCE],
    [listStaffOrders, [turn], []],
    [moveStaffOrder, moved('delivered')],
  ]);
  await enter('#12');
  await enter(Staff.back);
  await haveFocus(() => screen.findByRole('button', { name: '#12' }));
  await enter('#12');
  await enter(Staff.give);
  await haveFocus(() => screen.findByRole('heading', { level: 1 }));
});

test('a conversation that is settled keeps the focus where it stands then', async () => {
  const talk = (waiting: number): Conversation => ({
    ...{ id: 5, first_id: 5, supplier_id: 2, order: { id: 7, number: 12, status: 'packed' } },
    ...{ contact: null, member: null, lang: null, waiting, older: 0 },
    messages: [
      {
        id: 5,
        from: 'diner',
        reason: 'missing',
        words: 'Falta',
        has_photo: false,
        at: '2026-11-18T17:00:00.000Z',
      },
    ],
  });
  renderStaff(<HelpScreen slug="norte" />, [
    [getSignedIn, signedInAs('kitchen')],
    [getStaffInstance, INSTANCE],
    [listConversations, { conversations: [talk(1)] }, { conversations: [talk(0)] }],
    [settleHelp, SETTLED],
  ]);
  await enter(Staff.help_settle);
  const others = await screen.findByRole('region', { name: Staff.help_others });
  await haveFocus(() => within(others).getByText('Falta').closest<HTMLElement>('.board-card') ?? others);
});
