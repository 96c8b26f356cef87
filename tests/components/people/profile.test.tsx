import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Profile } from '@/components/people/profile/profile';
import { ApiError } from '@/lib/clients/api-error';
import { getAccount, updateAccount } from '@/lib/contract/people/account-calls';
import { exportOwnData, forgetMe, getOpenAffair } from '@/lib/contract/people/own-data-calls';
import es from '@/messages/es.json';
import { getContractExample } from '@/tests/support/backend/contract-examples';
import type { Answers } from '@/tests/support/browser/app-bench';
import { renderApp } from '@/tests/support/browser/render-app';

const user = userEvent.setup();
const { Checkout, Errors } = es;
const words = es.Profile;
const ACCOUNT = {
  ...getContractExample(getAccount),
  name: 'Ana',
  phone: '3211234567',
  phone_code: '57',
  email: 'ana@example.com',
  dni: '1020304050',
  dni_type: 'CC',
  birthday_date: '1990-05-01',
  payment_method: 'cash' as const,
  invoice: null,
};
const FREE: Answers = { [getOpenAffair.path]: [{ open: null }] };
const refused = (key: string, fields = {}) => new ApiError({ kind: 'http', status: 422, key, fields });

async function show(answers: Answers = {}, account = ACCOUNT) {
  const bench = renderApp(<Profile places={null} />, { [getAccount.path]: [account], ...answers });
  await screen.findByRole('heading', { name: words.contact });
  const sent = () => bench.calls.filter(({ path }) => path === updateAccount.path).map(({ body }) => body);
  return { ...bench, sent };
}
const part = (name: string) => screen.getByRole('region', { name });
const saveIn = (name: string) =>
  user.click(
    screen.getAllByRole('button', { name: words.save }).find((one) => part(name).contains(one)) ??
      document.body,
  );

test('what is known is shown, and each part is saved alone (rule people/own-details)', async () => {
  const { sent, stores } = await show({ [updateAccount.path]: [{ ...ACCOUNT, name: 'Ana Ruiz' }] });
  stores.profile.setState({ profile: { ...ACCOUNT, token: 't' } });
  const name = screen.getByLabelText(Checkout.name);
  expect(name).toHaveValue('Ana');
  await user.clear(name);
  await user.type(name, 'Ana Ruiz');
  await saveIn(words.contact);
  await waitFor(() => expect(part(words.contact)).toHaveTextContent(words.saved));
  expect(sent()).toEqual([
    {
      profile: {
        name: 'Ana Ruiz',
        email: 'ana@example.com',
        phone: '3211234567',
        phone_code: '57',
        phone_code_iso2: 'CO',
      },
    },
  ]);
  expect(stores.profile.getState().profile?.name).toBe('Ana Ruiz');
});

test.each([
  [new RegExp(`^${Checkout.phone}`), words.contact, refused('phone_invalid'), Errors.phone_invalid],
  [
    Checkout.email,
    words.contact,
    refused('invalid_input', { 'profile.email': 'out_of_range' }),
    Errors.invalid_email,
  ],
  [Checkout.dni, words.document, refused('document_invalid'), Errors.document_invalid],
  [
    Checkout.age_title,
    Checkout.age_title,
    refused('invalid_input', { 'profile.birthday_date': 'out_of_range' }),
    Errors.birthday_invalid,
  ],
])(
  '%s: what is refused is said at its field, which takes the focus, until it changes',
  async (name, title, error, sentence) => {
    await show({ [updateAccount.path]: [error] });
    await saveIn(title);
    const field = screen.getByLabelText(name, { selector: 'input' });
    await waitFor(() => expect(field).toHaveFocus());
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription(expect.stringContaining(sentence));
    expect(screen.getAllByText(sentence)).toHaveLength(1);
    await user.clear(field);
    expect(field).toBeValid();
  },
);

test('«saved» goes from one part when another is pressed, so that it stands beside no error', async () => {
  const answers = [ACCOUNT, refused('document_invalid')];
  await show({ [updateAccount.path]: answers, [getOpenAffair.path]: [{ open: 'erase_booking' }] });
  await saveIn(words.contact);
  await waitFor(() => expect(part(words.contact)).toHaveTextContent(words.saved));
  await saveIn(words.document);
  expect(await screen.findByText(Errors.document_invalid)).toBeVisible();
  expect(part(words.contact)).not.toHaveTextContent(words.saved);
});

test('«saved» goes when the own data are asked for, and what was refused stays', async () => {
  const answers = [refused('document_invalid'), ACCOUNT];
  await show({ [updateAccount.path]: answers, [getOpenAffair.path]: [{ open: 'erase_booking' }] });
  await saveIn(words.document);
  expect(await screen.findByText(Errors.document_invalid)).toBeVisible();
  await saveIn(words.contact);
  await waitFor(() => expect(part(words.contact)).toHaveTextContent(words.saved));
  await user.click(screen.getByRole('button', { name: words.forget }));
  await waitFor(() => expect(part(words.own_data)).toHaveTextContent(Errors.erase_booking));
  expect(part(words.contact)).not.toHaveTextContent(words.saved);
  expect(screen.getByText(Errors.document_invalid)).toBeVisible();
});

test('what no field is to blame for is said below the button', async () => {
  await show({ [updateAccount.path]: [refused('card_data_not_accepted')] });
  await saveIn(words.contact);
  await waitFor(() => expect(part(words.contact)).toHaveTextContent(Errors.card_data_not_accepted));
});

test('the date of birth is asked of nobody who never told one, and can be erased (rule people/age)', async () => {
  const { sent, unmount } = await show({ [updateAccount.path]: [{ ...ACCOUNT, birthday_date: null }] });
  await user.clear(screen.getByLabelText(Checkout.age_title, { selector: 'input' }));
  await saveIn(Checkout.age_title);
  await waitFor(() => expect(sent()).toEqual([{ profile: { birthday_date: null } }]));
  unmount();
  await show({}, { ...ACCOUNT, birthday_date: null } as unknown as typeof ACCOUNT);
  expect(screen.queryByLabelText(Checkout.age_title, { selector: 'input' })).toBeNull();
});

test('what the next order begins with can be forgotten', async () => {
  const { sent } = await show({ [updateAccount.path]: [{ ...ACCOUNT, payment_method: null }] });
  const text = words.pays_with.replace('{method}', es.Methods.cash);
  await user.click(screen.getByRole('button', { name: words.forget_one.replace('{what}', text) }));
  await waitFor(() => expect(screen.queryByText(text)).toBeNull());
  expect(sent()).toEqual([{ profile: { payment_method: null } }]);
});

test('what is under way is said before anything is asked, and nothing is erased (rule people/erase)', async () => {
  const { paths } = await show({ [getOpenAffair.path]: [{ open: 'erase_booking' }] });
  await user.click(screen.getByRole('button', { name: words.forget }));
  await waitFor(() => expect(part(words.own_data)).toHaveTextContent(Errors.erase_booking));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(paths()).not.toContain(forgetMe.path);
});

test('what came up since keeps the data, and the reason is said (rule people/erase)', async () => {
  const { paths } = await show({
    ...FREE,
    [forgetMe.path]: [new ApiError({ kind: 'http', status: 409, key: 'erase_order' })],
  });
  await user.click(screen.getByRole('button', { name: words.forget }));
  expect(await screen.findByRole('dialog')).toHaveTextContent(words.forget_text);
  expect(paths()).not.toContain(forgetMe.path);
  await user.click(screen.getByRole('button', { name: words.forget_go }));
  await waitFor(() => expect(part(words.own_data)).toHaveTextContent(Errors.erase_order));
  expect(screen.getByLabelText(Checkout.name)).toHaveValue('Ana');
});

test('who is forgotten is told so, and this browser holds nothing (rule people/erase)', async () => {
  const { stores, storage, calls } = await show({ ...FREE, [forgetMe.path]: [{ erased: true }] });
  stores.profile.setState({ profile: { ...ACCOUNT, token: 't' } });
  stores.shared.setState({ session: { id: 77 } });
  expect(storage.getItem('profile')).toContain('Ana');
  // biome-ignore lint/suspicious/noDocumentCookie: as its script writes it
  document.cookie = '_fbp=fb.1.1700000000000.123456789';
  // The button stands at the end of a long page.
  const root = document.documentElement;
  root.scrollTop = 900;
  // A browser goes back to there with the question's own step of history.
  const isBack = new Promise<void>((resolve) => {
    const goDown = () => {
      root.scrollTop = 148;
      resolve();
    };
    window.addEventListener('popstate', goDown, { once: true });
  });
  await user.click(screen.getByRole('button', { name: words.forget }));
  await user.click(await screen.findByRole('button', { name: words.forget_go }));
  const told = await screen.findByRole('heading', { name: words.forgotten });
  expect(told).toBeVisible();
  expect(told).toHaveFocus();
  await isBack;
  await waitFor(() => expect(root.scrollTop).toBe(0));
  expect(calls.find(({ path }) => path === forgetMe.path)?.body).toEqual({ session_id: 77 });
  for (const name of ['profile', 'shared', 'order', 'delivery']) expect(storage.getItem(name)).toBeNull();
  expect(document.cookie).not.toContain('_fbp');
});

test('so is who has a browser that keeps nothing (guarantee/no-storage)', async () => {
  await show({ ...FREE, [forgetMe.path]: [{ erased: true }] });
  const refused = jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  await user.click(screen.getByRole('button', { name: words.forget }));
  await user.click(await screen.findByRole('button', { name: words.forget_go }));
  expect(await screen.findByRole('heading', { name: words.forgotten })).toBeVisible();
  refused.mockRestore();
});

test('the file holds what the server tells (rule people/export)', async () => {
  const told = { ...getContractExample(exportOwnData), held: { profiles: [{ details: { name: 'Ana' } }] } };
  const blobs: Blob[] = [];
  URL.createObjectURL = (blob: Blob) => {
    blobs.push(blob);
    return 'blob:x';
  };
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  await show({ [exportOwnData.path]: [told] });
  await user.click(screen.getByRole('button', { name: words.export }));
  await waitFor(() => expect(click).toHaveBeenCalledTimes(1));
  expect(blobs).toHaveLength(1);
  expect(blobs[0]?.type).toBe('application/json');
  click.mockRestore();
});
