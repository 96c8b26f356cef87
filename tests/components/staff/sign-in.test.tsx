import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BoardScreen } from '@/components/staff/board/board-screen';
import { ChooseTenant } from '@/components/staff/choose-tenant';
import { Invitation } from '@/components/staff/sign-in/invitation';
import { Sessions } from '@/components/staff/sign-in/sessions';
import { SignIn } from '@/components/staff/sign-in/sign-in';
import { goTo } from '@/lib/browser/go-to';
import { getStaffInstance } from '@/lib/contract/staff/instance-calls';
import { listPasskeys } from '@/lib/contract/staff/passkey-calls';
import {
  acceptInvitation,
  changePassword,
  endSession,
  getSignedIn,
  listSessions,
  readInvitation,
  signIn,
  signOut,
} from '@/lib/contract/staff/person-calls';
import { getSecondFactor } from '@/lib/contract/staff/second-factor-calls';
import es from '@/messages/es.json';
import { named, Refused, renderStaff, signedInAs } from './render-staff';

jest.mock('@/lib/browser/go-to', () => ({ ...jest.requireActual('@/lib/browser/go-to'), goTo: jest.fn() }));
beforeEach(() => jest.mocked(goTo).mockClear());

const { Staff, Errors } = es;
const ME = signedInAs('kitchen');
const OUT = new Refused(401, 'unauthorized');
const NO_FACTOR = { state: 'off', recovery_left: 0 };
const TOKEN = 'a'.repeat(43);
const INVITATION = {
  tenant: { slug: 'norte', name: 'Norte' },
  mail: 'leo@norte.test',
  role: 'waiter',
  is_reset: false,
};
const sessionOf = (id: number, isCurrent: boolean) => ({
  ...{ id, agent: `Firefox ${id}`, is_current: isCurrent },
  ...{ created_at: '2026-11-18T17:00:00.000Z', seen_at: '2026-11-18T17:00:00.000Z' },
});
const type = async (label: string, text: string) => userEvent.type(await screen.findByLabelText(label), text);
const press = async (name: string) =>
  userEvent.click(await screen.findByRole('button', { name: named(name) }));

test('a wrong password is said, and the right one leads on (rule staff/people)', async () => {
  const { sent } = renderStaff(<SignIn />, [[signIn, new Refused(401, 'wrong_sign_in'), ME]]);
  await type(Staff.mail, 'ana@norte.test');
  await type(Staff.password, 'wrong');
  await press(Staff.sign_in_go);
  expect(await screen.findByRole('alert')).toHaveTextContent(Errors.wrong_sign_in);
  expect(goTo).not.toHaveBeenCalled();
  await type(Staff.password, ' no more');
  await press(Staff.sign_in_go);
  await waitFor(() => expect(goTo).toHaveBeenCalledWith('/'));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(sent()).toMatchObject([
    { path: '/people/sessions.json', body: { mail: 'ana@norte.test', password: 'wrong' } },
    { body: { password: 'wrong no more' } },
  ]);
});

test.each([
  ['the restaurants', <ChooseTenant key="0" />],
  ['the sessions', <Sessions key="1" />],
  ['the board', <BoardScreen key="2" slug="norte" />],
])('nobody sees %s without a session, and is led to the sign-in', async (_what, part) => {
  renderStaff(part, [
    [getSignedIn, OUT],
    [getStaffInstance, OUT],
  ]);
  await waitFor(() => expect(goTo).toHaveBeenCalledWith('/sign-in'));
  expect(screen.queryByRole('heading')).toBeNull();
});

test('who works at one restaurant is led to its board, and who works at several chooses', async () => {
  const [tenant] = ME.tenants;
  const { asked } = renderStaff(<ChooseTenant />, [[getSignedIn, ME]]);
  await waitFor(() => expect(goTo).toHaveBeenCalledWith('/norte/board', expect.anything()));
  expect(asked).toMatchObject([{ path: '/people/me.json' }]);
  jest.mocked(goTo).mockClear();
  const other = { ...tenant, slug: 'sur', name: 'Sur', role: 'owner' };
  renderStaff(<ChooseTenant />, [[getSignedIn, { ...ME, tenants: [tenant, other] }]]);
  expect(await screen.findByRole('link', { name: 'Sur, Dueño' })).toHaveAttribute('href', '/sur/board');
  expect(goTo).not.toHaveBeenCalled();
});

test('a restaurant where somebody does not work shows nothing of it', async () => {
  renderStaff(<BoardScreen slug="sur" />, [
    [getSignedIn, ME],
    [getStaffInstance, new Refused(403, 'forbidden')],
  ]);
  expect(await screen.findByText(Staff.not_there)).toBeVisible();
  expect(screen.queryByRole('link', { name: Staff.screen_board })).toBeNull();
});

test.each([
  [false, { name: 'Leo', password: 'diez letras o mas' }],
  [true, { password: 'diez letras o mas' }],
])('an invitation is taken with its token, which leaves the address: known %s', async (isKnown, body) => {
  history.replaceState(null, '', `/invitation#token=${TOKEN}`);
  const { sent } = renderStaff(<Invitation />, [
    [readInvitation, { ...INVITATION, is_known: isKnown }],
    [acceptInvitation, ME],
  ]);
  expect(await screen.findByText('Entrarás con leo@norte.test. Tu cargo: Mesero.')).toBeVisible();
  expect(location.href).not.toContain(TOKEN);
  if (!isKnown) await type(Staff.name, 'Leo');
  expect(screen.queryAllByLabelText(Staff.name)).toHaveLength(isKnown ? 0 : 1);
  await type(Staff.password, body.password);
  await press(Staff.join_go);
  await waitFor(() => expect(goTo).toHaveBeenCalledWith('/norte/board'));
  expect(sent().map((one) => one.body)).toEqual([{ token: TOKEN }, { token: TOKEN, ...body }]);
});

test('a link to a new password asks for no name, and leads on', async () => {
  history.replaceState(null, '', `/invitation#token=${TOKEN}`);
  const { sent } = renderStaff(<Invitation />, [
    [readInvitation, { ...INVITATION, is_known: true, is_reset: true }],
    [acceptInvitation, ME],
  ]);
  expect(await screen.findByRole('heading', { name: Staff.reset_title })).toBeVisible();
  expect(screen.queryByLabelText(Staff.name)).toBeNull();
  const field = screen.getByLabelText(Staff.password);
  expect(field).toHaveAttribute('autocomplete', 'new-password');
  await type(Staff.password, 'diez letras o mas');
  await press(Staff.reset_go);
  await waitFor(() => expect(goTo).toHaveBeenCalledWith('/norte/board'));
  expect(sent().at(-1)?.body).toEqual({ token: TOKEN, password: 'diez letras o mas' });
});

test('an invitation that is over says so', async () => {
  renderStaff(<Invitation />, [[readInvitation, new Refused(410, 'link_expired')]]);
  expect(await screen.findByRole('alert')).toHaveTextContent(Staff.invitation_over);
  expect(screen.getByRole('link', { name: Staff.sign_in })).toHaveAttribute('href', '/sign-in');
});

test('another browser is signed out by its session, and this one leaves', async () => {
  const { sent } = renderStaff(<Sessions />, [
    [getSignedIn, ME],
    [getSecondFactor, NO_FACTOR],
    [listPasskeys, []],
    [listSessions, [sessionOf(1, true), sessionOf(2, false)]],
    [endSession, [sessionOf(1, true)]],
    [signOut, { mail: ME.mail }],
  ]);
  const other = (await screen.findByText('Firefox 2')).closest('li') as HTMLElement;
  await userEvent.click(within(other).getByRole('button', { name: named(Staff.end_session) }));
  await waitFor(() => expect(screen.queryByText('Firefox 2')).toBeNull());
  await press(Staff.sign_out);
  await waitFor(() => expect(goTo).toHaveBeenCalledWith('/sign-in'));
  expect(sent()).toMatchObject([{ path: '/people/sessions/2.json' }, { path: '/people/sign_out.json' }]);
});

test('a new password needs the old one, and a wrong one signs nobody out', async () => {
  renderStaff(<Sessions />, [
    [getSignedIn, ME],
    [getSecondFactor, NO_FACTOR],
    [listPasskeys, []],
    [listSessions, [sessionOf(1, true)]],
    [changePassword, new Refused(401, 'wrong_sign_in'), [sessionOf(1, true)]],
  ]);
  await type(Staff.password, 'old');
  await type(Staff.password_wanted, 'diez letras o mas');
  await press(Staff.new_password_go);
  expect(await screen.findByRole('alert')).toHaveTextContent(Errors.wrong_sign_in);
  await press(Staff.new_password_go);
  expect(await screen.findByText(Staff.password_changed)).toBeVisible();
  expect(goTo).not.toHaveBeenCalled();
});
