import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Invitation } from '@/components/staff/sign-in/invitation';
import { Sessions } from '@/components/staff/sign-in/sessions';
import { SignIn } from '@/components/staff/sign-in/sign-in';
import { goTo } from '@/lib/browser/go-to';
import { listPasskeys } from '@/lib/contract/staff/passkey-calls';
import {
  acceptInvitation,
  getSignedIn,
  listSessions,
  readInvitation,
  signIn,
} from '@/lib/contract/staff/person-calls';
import {
  endSecondFactor,
  getSecondFactor,
  offerSecondFactor,
  proveSecondFactor,
} from '@/lib/contract/staff/second-factor-calls';
import es from '@/messages/es.json';
import { type Answered, Refused, renderStaff, signedInAs } from './render-staff';

jest.mock('@/lib/browser/go-to', () => ({ ...jest.requireActual('@/lib/browser/go-to'), goTo: jest.fn() }));
beforeEach(() => jest.mocked(goTo).mockClear());

const { Staff, Errors } = es;
const ME = signedInAs('owner');
const NEEDED = new Refused(401, 'second_factor_needed');
const OFF = { state: 'off', recovery_left: 0 };
const ON = { state: 'on', recovery_left: 10 };
const OFFERED = { secret: 'MZXW6YTBOI', uri: 'otpauth://totp/x?secret=MZXW6YTBOI' };
const TOKEN = 'a'.repeat(43);

const partOf = async () => {
  const part = (await screen.findByRole('heading', { name: Staff.factor })).closest('section');
  if (!part) throw new Error('the part is not there');
  return within(part);
};
type Part = Awaited<ReturnType<typeof partOf>>;
const press = async (part: Part, name: string) => userEvent.click(await part.findByRole('button', { name }));
const show = (factors: unknown[], answered: readonly Answered[] = []) =>
  renderStaff(<Sessions />, [
    [getSignedIn, ME],
    [listSessions, []],
    [getSecondFactor, ...factors],
    [listPasskeys, []],
    ...answered,
  ]);

test('a sign-in asks for the code when the password was right, and sends it then (rule staff/second-factor)', async () => {
  const { sent } = renderStaff(<SignIn />, [[signIn, NEEDED, new Refused(401, 'second_factor_wrong'), ME]]);
  await userEvent.type(await screen.findByLabelText(Staff.mail), ME.mail);
  await userEvent.type(screen.getByLabelText(Staff.password), 'secreta');
  expect(screen.queryByLabelText(Staff.factor_code)).toBeNull();
  const go = screen.getByRole('button', { name: Staff.sign_in_go });
  await userEvent.click(go);
  const field = await screen.findByLabelText(Staff.factor_code);
  expect(field).toHaveAttribute('autocomplete', 'one-time-code');
  expect(field).toHaveFocus();
  expect(screen.getByRole('status')).toHaveTextContent(Staff.factor_asked);
  expect(screen.queryByRole('alert')).toBeNull();
  await userEvent.type(field, '123456');
  await userEvent.click(go);
  expect(await screen.findByRole('alert')).toHaveTextContent(Errors.second_factor_wrong);
  await userEvent.click(go);
  await waitFor(() => expect(goTo).toHaveBeenCalledWith('/'));
  const given = { mail: ME.mail, password: 'secreta' };
  expect(sent().map(({ body }) => body)).toEqual([
    given,
    { ...given, code: '123456' },
    { ...given, code: '123456' },
  ]);
});

test('so does an invitation', async () => {
  history.replaceState(null, '', `/invitation#token=${TOKEN}`);
  const invitation = { tenant: { slug: 'norte', name: 'Norte' }, mail: ME.mail, role: 'waiter' };
  const { sent } = renderStaff(<Invitation />, [
    [readInvitation, { ...invitation, is_reset: false, is_known: true }],
    [acceptInvitation, NEEDED, ME],
  ]);
  await userEvent.type(await screen.findByLabelText(Staff.password), 'secreta');
  await userEvent.click(screen.getByRole('button', { name: Staff.join_go }));
  await userEvent.type(await screen.findByLabelText(Staff.factor_code), '123456');
  await userEvent.click(screen.getByRole('button', { name: Staff.join_go }));
  await waitFor(() => expect(goTo).toHaveBeenCalledWith('/norte/board'));
  expect(sent().at(-1)?.body).toEqual({ token: TOKEN, password: 'secreta', code: '123456' });
});

test('it is added with the password and a code, and its recovery codes are shown once', async () => {
  const { sent, times } = show(
    [OFF, ON],
    [
      [offerSecondFactor, new Refused(401, 'wrong_sign_in'), OFFERED],
      [
        proveSecondFactor,
        new Refused(401, 'second_factor_wrong'),
        { recovery_codes: ['aaaa-bbbb', 'cccc-dddd'] },
      ],
    ],
  );
  const part = await partOf();
  await press(part, Staff.factor_add);
  await userEvent.type(part.getByLabelText(Staff.password), 'secreta');
  await press(part, Staff.factor_next);
  expect(await part.findByRole('alert')).toHaveTextContent(Errors.wrong_sign_in);
  await press(part, Staff.factor_next);
  expect(await part.findByLabelText(Staff.factor_secret)).toHaveValue(OFFERED.secret);
  expect(part.getByRole('img', { name: Staff.qr })).toBeVisible();
  await userEvent.type(part.getByLabelText(Staff.factor_code), '123456');
  await press(part, Staff.factor_prove);
  expect(await part.findByRole('alert')).toHaveTextContent(Errors.second_factor_wrong);
  await press(part, Staff.factor_prove);
  expect(await part.findByText('aaaa-bbbb')).toBeVisible();
  expect(part.queryByLabelText(Staff.factor_secret)).toBeNull();
  await waitFor(() => expect(times('/people/sessions.json')).toBe(2));
  await press(part, Staff.factor_kept);
  expect(await part.findByText('Activado. Te quedan 10 códigos de recuperación.')).toBeVisible();
  expect(part.queryByText('aaaa-bbbb')).toBeNull();
  expect(sent().at(-1)).toMatchObject({ method: 'PUT', body: { code: '123456' } });
});

test('there is a way back from each step of adding it, and the button has the focus again', async () => {
  show([OFF], [[offerSecondFactor, OFFERED]]);
  const part = await partOf();
  await press(part, Staff.factor_add);
  expect(part.getByLabelText(Staff.password)).toHaveFocus();
  await press(part, Staff.back);
  expect(await part.findByRole('button', { name: Staff.factor_add })).toHaveFocus();
  await press(part, Staff.factor_add);
  expect(part.getByLabelText(Staff.password)).toHaveValue('');
  await userEvent.type(part.getByLabelText(Staff.password), 'secreta');
  await press(part, Staff.factor_next);
  expect(await part.findByLabelText(Staff.factor_code)).toHaveFocus();
  await press(part, Staff.back);
  expect(await part.findByRole('button', { name: Staff.factor_add })).toHaveFocus();
});

test('it is turned off with the password and a code', async () => {
  const { sent } = show([ON], [[endSecondFactor, OFF]]);
  const part = await partOf();
  await press(part, Staff.factor_end);
  await userEvent.type(part.getByLabelText(Staff.password), 'secreta');
  await userEvent.type(part.getByLabelText(Staff.factor_code), 'aaaa-bbbb-cccc-dddd');
  await press(part, Staff.factor_end_go);
  expect(await part.findByRole('button', { name: Staff.factor_add })).toBeVisible();
  expect(sent()).toMatchObject([{ body: { password: 'secreta', code: 'aaaa-bbbb-cccc-dddd' } }]);
});

test('where it cannot be had, the page says so and offers nothing', async () => {
  show([{ state: 'unavailable', recovery_left: 0 }]);
  const part = await partOf();
  expect(await part.findByText(Staff.factor_unavailable)).toBeVisible();
  expect(part.queryByRole('button')).toBeNull();
});
