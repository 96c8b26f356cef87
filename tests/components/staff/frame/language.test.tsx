import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TabletScreen } from '@/components/staff/devices/tablet-screen';
import { Sessions } from '@/components/staff/sign-in/sessions';
import { SignIn } from '@/components/staff/sign-in/sign-in';
import { ApiError } from '@/lib/clients/api-error';
import { loadStaffWords } from '@/lib/clients/staff-words';
import { listPasskeys } from '@/lib/contract/staff/passkey-calls';
import { getSignedIn, listSessions } from '@/lib/contract/staff/person-calls';
import { getSecondFactor } from '@/lib/contract/staff/second-factor-calls';
import { getTablet } from '@/lib/contract/staff/tablet-calls';
import es from '@/messages/es.json';
import pt from '@/messages/pt.json';
import { Refused, renderStaff, signedInAs } from '@/tests/components/staff/render-staff';

jest.mock('@/lib/clients/staff-words', () => ({ loadStaffWords: jest.fn() }));
const words = jest.mocked(loadStaffWords);
const OFFLINE = new ApiError({ kind: 'network', key: 'network' });
const pressed = () => screen.getAllByRole('button', { pressed: true }).map(({ textContent }) => textContent);

beforeEach(() => words.mockReset());
afterEach(() => {
  // biome-ignore lint/suspicious/noDocumentCookie: the screens keep the language in it
  document.cookie = 'lang=; path=/; max-age=0';
});

test('another language is chosen before signing in, what is typed stays, and the device keeps it (rule staff/language)', async () => {
  words.mockResolvedValue(pt);
  renderStaff(<SignIn />, []);
  const mail = await screen.findByLabelText(es.Staff.mail);
  expect(pressed()).toEqual(['Español']);
  await userEvent.type(mail, 'leo@norte.test');
  await userEvent.click(screen.getByRole('button', { name: 'Português' }));
  expect(await screen.findByRole('heading', { name: pt.Staff.sign_in })).toBeVisible();
  expect(screen.getByLabelText(pt.Staff.mail)).toHaveValue('leo@norte.test');
  expect(pressed()).toEqual(['Português']);
  expect(document.cookie).toContain('lang=pt');
  expect(document.documentElement.lang).toBe('pt');
});

test('without a connection the language stays, on the device too', async () => {
  words.mockRejectedValue(OFFLINE);
  renderStaff(<SignIn />, []);
  await userEvent.click(await screen.findByRole('button', { name: 'English' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'No hay conexión. Inténtalo cuando vuelva la señal.',
  );
  expect(pressed()).toEqual(['Español']);
  expect(document.cookie).toContain('lang=es');
});

test('a person finds it among their own things, and who stands at a shared tablet on its screen', async () => {
  const person = renderStaff(<Sessions />, [
    [getSignedIn, signedInAs('waiter')],
    [listSessions, { sessions: [] }],
    [listPasskeys, { passkeys: [] }],
    [getSecondFactor, { state: 'off', recovery_left: 0 }],
  ]);
  expect(await screen.findByRole('group', { name: es.Staff.language })).toBeVisible();
  person.unmount();
  renderStaff(<TabletScreen />, [[getTablet, new Refused(401, 'unauthorized')]]);
  await waitFor(() => expect(screen.getByRole('group', { name: es.Staff.language })).toBeVisible());
});
