import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { askToPush, canBePushed } from '@/lib/browser/push-browser';
import { getAlerts, setAlerts } from '@/lib/contract/staff/alert-calls';
import es from '@/messages/es.json';
import { renderBoard } from './render-board';

jest.mock('@/lib/browser/push-browser', () => ({ askToPush: jest.fn(), canBePushed: jest.fn() }));

const { Staff } = es;
const TARGET = { endpoint: 'https://fcm.googleapis.com/x', p256dh: 'B', auth: 'a' };
const alerts = (is_told: boolean, push_key: string | null = 'key') => ({ push_key, is_told, minutes: 4 });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

beforeEach(() => {
  jest.mocked(canBePushed).mockReturnValue(true);
  jest.mocked(askToPush).mockResolvedValue({ kind: 'subscribed', target: TARGET });
});

test('one tap lets this phone be told, another one ends it (rule staff/alerts)', async () => {
  const { sent } = await renderBoard(
    [[]],
    [
      [getAlerts, alerts(false)],
      [setAlerts, alerts(true), alerts(false)],
    ],
  );
  await press(Staff.alerts_go);
  expect(await screen.findByText(/lleva 4 min sin aceptar/)).toBeVisible();
  await press(Staff.alerts_stop);
  expect(await screen.findByRole('button', { name: Staff.alerts_go })).toBeVisible();
  const path = '/tenants/norte/staff/branches/2/alerts.json';
  expect(sent()).toEqual([
    { method: 'PUT', path, body: { push: TARGET } },
    { method: 'PUT', path, body: { push: null } },
  ]);
});

test.each(['denied', 'failed'] as const)(
  'a browser whose answer is %s is told apart, and nothing is sent',
  async (kind) => {
    jest.mocked(askToPush).mockResolvedValue({ kind });
    const { sent } = await renderBoard([[]], [[getAlerts, alerts(false)]]);
    await press(Staff.alerts_go);
    expect(await screen.findByText(Staff[`alerts_${kind}`])).toBeVisible();
    expect(sent()).toEqual([]);
  },
);

test('a browser that cannot be told says so; an installation that sends none offers nothing', async () => {
  jest.mocked(canBePushed).mockReturnValue(false);
  const { unmount } = await renderBoard([[]], [[getAlerts, alerts(false)]]);
  expect(await screen.findByText(Staff.alerts_cannot)).toBeVisible();
  unmount();
  await renderBoard([[]], [[getAlerts, alerts(false, null)]]);
  await waitFor(() => expect(screen.queryByText(Staff.alerts_cannot)).toBeNull());
});
