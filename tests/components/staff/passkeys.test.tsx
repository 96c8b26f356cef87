import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Sessions } from '@/components/staff/sign-in/sessions';
import { SignIn } from '@/components/staff/sign-in/sign-in';
import { goTo } from '@/lib/browser/go-to';
import { canFillPasskeys, canUsePasskeys, makePasskey, signPasskey } from '@/lib/browser/passkeys';
import { ApiError } from '@/lib/clients/api-error';
import {
  addPasskey,
  askForPasskey,
  changePasswordByPasskey,
  listPasskeys,
  offerPasskey,
  removePasskey,
  signInByPasskey,
} from '@/lib/contract/staff/passkey-calls';
import { getSignedIn, listSessions } from '@/lib/contract/staff/person-calls';
import { getSecondFactor } from '@/lib/contract/staff/second-factor-calls';
import es from '@/messages/es.json';
import { type Answered, Refused, renderStaff, signedInAs } from './render-staff';

jest.mock('@/lib/browser/go-to', () => ({ ...jest.requireActual('@/lib/browser/go-to'), goTo: jest.fn() }));
// jsdom has no authenticators.
jest.mock('@/lib/browser/passkeys', () => ({
  canUsePasskeys: jest.fn(),
  canFillPasskeys: jest.fn(),
  makePasskey: jest.fn(),
  signPasskey: jest.fn(),
  leavePasskeys: jest.fn(),
}));

const { Staff, Errors } = es;
const ME = signedInAs('owner');
const ASKED = { challenge: 'reto', rp_id: 'staff.test' };
const SIGNED = {
  ...{ credential_id: 'llave', client_data: 'datos', authenticator_data: 'aparato' },
  ...{ signature: 'firma', handle: 'ana' },
};
const MADE = { credential_id: 'llave', client_data: 'datos', attestation: 'acta', transports: ['internal'] };
const KEY = { id: 4, name: 'Mi celular', created_at: '2026-11-18T17:00:00.000Z', used_at: null };
const notGiven = () => new ApiError({ kind: 'http', key: 'passkey_not_given' });
/** A question that nobody answers. */
const waiting = () => new Promise<never>(() => undefined);

beforeEach(() => {
  jest.mocked(goTo).mockClear();
  jest.mocked(canUsePasskeys).mockReturnValue(true);
  jest.mocked(canFillPasskeys).mockResolvedValue(false);
  jest.mocked(makePasskey).mockReset().mockResolvedValue(MADE);
  jest.mocked(signPasskey).mockReset().mockResolvedValue(SIGNED);
});

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

test('one tap signs in by a passkey, without a mail (rule staff/passkeys)', async () => {
  const { sent } = renderStaff(<SignIn />, [
    [askForPasskey, ASKED],
    [signInByPasskey, new Refused(401, 'passkey_unknown'), ME],
  ]);
  await press(Staff.passkey_enter);
  expect(await screen.findByRole('alert')).toHaveTextContent(Errors.passkey_unknown);
  await press(Staff.passkey_enter);
  await waitFor(() => expect(goTo).toHaveBeenCalledWith('/'));
  expect(sent().filter(({ path }) => path.endsWith('sessions.json'))).toMatchObject([
    { path: '/people/passkeys/sessions.json', body: SIGNED },
    { body: SIGNED },
  ]);
  expect(signPasskey).toHaveBeenCalledWith({ asked: ASKED });
});

test('who cancels is told, and may still type a password', async () => {
  jest.mocked(signPasskey).mockRejectedValue(notGiven());
  renderStaff(<SignIn />, [[askForPasskey, ASKED]]);
  await press(Staff.passkey_enter);
  expect(await screen.findByRole('alert')).toHaveTextContent(Errors.passkey_not_given);
  expect(screen.getByRole('button', { name: Staff.passkey_enter })).toBeEnabled();
});

test('a passkey that the browser offers under the mail signs in too; one that is refused is said, and it offers again', async () => {
  jest.mocked(canFillPasskeys).mockResolvedValue(true);
  jest.mocked(signPasskey).mockResolvedValueOnce(SIGNED).mockImplementation(waiting);
  renderStaff(<SignIn />, [
    [askForPasskey, ASKED],
    [signInByPasskey, new Refused(410, 'passkey_expired')],
  ]);
  expect(await screen.findByRole('alert')).toHaveTextContent(Errors.passkey_expired);
  await waitFor(() => expect(signPasskey).toHaveBeenCalledTimes(2));
  expect(signPasskey).toHaveBeenLastCalledWith({ asked: ASKED, isFilled: true });
  expect(screen.getByLabelText(Staff.mail)).toHaveAttribute('autocomplete', 'username webauthn');
});

test('the list under the mail, which comes late, does not end what the button asked', async () => {
  let answer = () => {};
  const late = new Promise<void>((resolve) => {
    answer = resolve;
  });
  jest.mocked(signPasskey).mockImplementation(async () => {
    answer();
    return waiting();
  });
  jest.mocked(canFillPasskeys).mockImplementation(async () => {
    await late;
    return true;
  });
  const { sent } = renderStaff(<SignIn />, [[askForPasskey, ASKED]]);
  await press(Staff.passkey_enter);
  await waitFor(() => expect(sent()).toHaveLength(2));
  await screen.findByRole('button', { name: Staff.passkey_enter });
  expect(jest.mocked(signPasskey).mock.calls).toEqual([[{ asked: ASKED }]]);
});

test('a browser without passkeys offers none', async () => {
  jest.mocked(canUsePasskeys).mockReturnValue(false);
  const { asked } = renderStaff(<SignIn />, []);
  expect(await screen.findByLabelText(Staff.mail)).toBeVisible();
  expect(screen.queryByRole('button', { name: Staff.passkey_enter })).toBeNull();
  expect(asked).toEqual([]);
});

const show = (answered: readonly Answered[], own: unknown[] = [[]]) =>
  renderStaff(<Sessions />, [
    [getSignedIn, ME],
    [listSessions, []],
    [getSecondFactor, { state: 'off', recovery_left: 0 }],
    [listPasskeys, ...own],
    ...answered,
  ]);
const partOf = async () => {
  const part = (await screen.findByRole('heading', { name: Staff.passkeys })).closest('section');
  if (!part) throw new Error('the part is not there');
  return within(part);
};

test('one is added with a name, the password and, where it is asked for, the code', async () => {
  const offered = { ...ASKED, person: { handle: 'ana', mail: ME.mail, name: 'Ana' }, known: [] };
  const { sent } = show([
    [offerPasskey, new Refused(401, 'second_factor_needed'), offered],
    [addPasskey, [KEY]],
  ]);
  const part = await partOf();
  await press(Staff.passkey_add);
  const name = part.getByLabelText(Staff.passkey_name);
  expect(name).toHaveFocus();
  await userEvent.clear(name);
  await userEvent.type(name, KEY.name);
  await userEvent.type(part.getByLabelText(Staff.password), 'secreta');
  await press(Staff.passkey_make);
  const code = await part.findByLabelText(Staff.factor_code);
  expect(code).toHaveFocus();
  await userEvent.type(code, '123456');
  jest.mocked(makePasskey).mockRejectedValueOnce(notGiven());
  await press(Staff.passkey_make);
  expect(await part.findByRole('alert')).toHaveTextContent(Errors.passkey_not_given);
  await press(Staff.passkey_make);
  expect(await part.findByText(KEY.name)).toBeVisible();
  expect(part.getByText(Staff.passkey_added)).toBeVisible();
  expect(part.getByRole('button', { name: Staff.passkey_add })).toHaveFocus();
  expect(sent().map(({ body }) => body)).toEqual([
    { password: 'secreta' },
    { password: 'secreta', code: '123456' },
    { password: 'secreta', code: '123456' },
    { name: KEY.name, ...MADE },
  ]);
});

test('one is removed with the password, and there is a way back', async () => {
  const { sent } = show([[removePasskey, new Refused(401, 'wrong_sign_in'), []]], [[KEY]]);
  const part = await partOf();
  const remove = Staff.passkey_end_of.replace('{name}', KEY.name);
  await press(remove);
  await press(Staff.back);
  expect(await part.findByRole('button', { name: remove })).toHaveFocus();
  await press(remove);
  await userEvent.type(part.getByLabelText(Staff.password), 'secreta');
  await press(Staff.passkey_end_go);
  expect(await part.findByRole('alert')).toHaveTextContent(Errors.wrong_sign_in);
  await press(Staff.passkey_end_go);
  await waitFor(() => expect(part.queryByText(KEY.name)).toBeNull());
  expect(part.getByText(Staff.passkey_removed)).toBeVisible();
  expect(sent().at(-1)).toMatchObject({
    path: '/people/me/passkeys/4/end.json',
    body: { password: 'secreta' },
  });
});

test('a browser without passkeys says so, and still removes them', async () => {
  jest.mocked(canUsePasskeys).mockReturnValue(false);
  show([], [[KEY]]);
  const part = await partOf();
  expect(await part.findByText(KEY.name)).toBeVisible();
  expect(part.getByText(Staff.passkey_unsupported)).toBeVisible();
  expect(part.queryByRole('button', { name: Staff.passkey_add })).toBeNull();
});

test('who lost the password sets a new one with a passkey, and the old one is not asked for', async () => {
  const here = { id: 1, agent: '', is_current: true, created_at: KEY.created_at, seen_at: KEY.created_at };
  const { sent } = show(
    [
      [askForPasskey, ASKED],
      [changePasswordByPasskey, new Refused(401, 'passkey_refused'), [here]],
    ],
    [[KEY]],
  );
  await userEvent.type(await screen.findByLabelText(Staff.password_wanted), 'diez letras o mas');
  await press(Staff.new_password_by_passkey);
  expect(await screen.findByRole('alert')).toHaveTextContent(Errors.passkey_refused);
  await press(Staff.new_password_by_passkey);
  expect(await screen.findByText(Staff.password_changed)).toBeVisible();
  expect(sent().at(-1)).toMatchObject({
    path: '/people/me/passkeys/password.json',
    body: { wanted: 'diez letras o mas', ...SIGNED },
  });
});

test('who has no passkey is offered none for a new password', async () => {
  show([]);
  await partOf();
  expect(await screen.findByRole('button', { name: Staff.passkey_add })).toBeVisible();
  expect(screen.queryByRole('button', { name: Staff.new_password_by_passkey })).toBeNull();
});
