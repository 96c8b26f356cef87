import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TableAccount } from '@/components/table/account/table-account';
import { ApiError } from '@/lib/clients/api-error';
import { getTableAccount, joinTableAccount } from '@/lib/contract/table/account-calls';
import { getAvoided } from '@/lib/contract/table/avoided-calls';
import { callWaiter } from '@/lib/contract/table/calls';
import es from '@/messages/es.json';
import { getContractExample } from '@/tests/support/backend/contract-examples';
import { accountOf, answerOf, NO_ACCOUNT, WAITING } from '@/tests/support/browser/account-example';
import type { Answers } from '@/tests/support/browser/app-bench';
import { renderApp } from '@/tests/support/browser/render-app';

const { Table, Errors } = es;
const refused = (key: string) => new ApiError({ kind: 'http', status: 409, key });

function show(answer: unknown, answers: Answers = {}) {
  const bench = renderApp(<TableAccount />, {
    [getTableAccount.path]: [answer],
    [callWaiter.path]: [getContractExample(callWaiter)],
    [getAvoided.path]: [{ mine: [], table: [] }],
    ...answers,
  });
  act(() => bench.stores.ontable.setState({ tableId: 3, tableCode: '5' }));
  return bench;
}
const nameField = () => screen.findByLabelText(Table.join_name);
const bodyOf = (bench: ReturnType<typeof show>) =>
  bench.calls.find(({ path }) => path === joinTableAccount.path)?.body;

describe('joining the account of a table (rule table/joining)', () => {
  it('asks whoever sits down at an open one, once', async () => {
    const bench = show(WAITING);
    expect(await screen.findByText(/2 personas/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: Table.join_later }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(bench.stores.ontable.getState().passedBy).toBe(WAITING.waiting?.opened_at);
    expect(bodyOf(bench)).toBeUndefined();
  });

  it('asks nobody whom it has asked before, and still leads in', async () => {
    const bench = renderApp(<TableAccount />, { [getTableAccount.path]: [WAITING] });
    act(() => bench.stores.ontable.setState({ passedBy: WAITING.waiting?.opened_at ?? null }));
    await userEvent.click(await screen.findByRole('button', { name: Table.join }));
    expect(await nameField()).toBeVisible();
  });

  it('joins under the first name that the phone knows', async () => {
    const bench = show(WAITING, { [joinTableAccount.path]: [accountOf()] });
    act(() => bench.stores.ontable.setState({ name: '' }));
    const field = await nameField();
    await userEvent.type(field, 'Ana');
    await userEvent.click(screen.getAllByRole('button', { name: Table.join }).at(-1) ?? field);
    expect(bodyOf(bench)).toEqual({ name: 'Ana' });
    expect(await screen.findByRole('link', { name: /80\.000/ })).toHaveAttribute(
      'href',
      '/norte/menu-digital/my-order/70',
    );
    expect(bench.stores.ontable.getState().name).toBe('Ana');
  });

  it('tells whoever is in it, also over the menu, who came', async () => {
    const bench = show(answerOf());
    await screen.findByRole('link', { name: /80\.000/ });
    const eva = { number: 3, name: 'Eva', is_me: false, joined_at: '', left: false };
    const joined = answerOf({ version: 6, members: [...accountOf().members, eva] });
    const [key] = bench.queries
      .getQueryCache()
      .getAll()
      .map(({ queryKey }) => queryKey);
    act(() => bench.queries.setQueryData(key ?? [], joined));
    expect(await screen.findByText(Table.joined.replace('{name}', 'Eva'))).toBeVisible();
  });

  it('says that a name is missing', async () => {
    const bench = show(WAITING);
    await nameField();
    await userEvent.click(screen.getAllByRole('button', { name: Table.join }).at(-1) ?? document.body);
    expect(await screen.findByText(Table.join_name_missing)).toBeVisible();
    expect(bodyOf(bench)).toBeUndefined();
  });

  it('opens one where there is none, at a tap, and promises to send nothing', async () => {
    const bench = show(NO_ACCOUNT, { [joinTableAccount.path]: [accountOf()] });
    await userEvent.click(await screen.findByRole('button', { name: Table.join_open_short }));
    const sheet = within(await screen.findByRole('dialog'));
    await userEvent.type(await nameField(), 'Eva');
    expect(sheet.queryByText(Table.join_to_tell)).not.toBeInTheDocument();
    await userEvent.click(sheet.getByRole('button', { name: Table.join_open_short }));
    expect(bodyOf(bench)).toEqual({ name: 'Eva' });
  });

  it.each([
    ['who comes after an hour', 'left_alone', Table.join_staff],
    ['a newcomer while staff keep somebody off', 'taken_off', Table.join_by_staff],
  ] as const)('tells %s that staff let them in', async (_who, needs_staff, text) => {
    show(
      { account: null, waiting: { members: 2, opened_at: '2026-03-02T12:00:00Z', needs_staff } },
      { [joinTableAccount.path]: [refused('table_needs_staff')] },
    );
    expect(await screen.findByText(text)).toBeVisible();
    await userEvent.type(await nameField(), 'Eva');
    await userEvent.click(screen.getByRole('button', { name: Table.join_ask }));
    expect(await screen.findByText(Table.join_asked)).toBeVisible();
  });

  it('leads to the waiter where the account is full', async () => {
    const bench = show(WAITING, { [joinTableAccount.path]: [refused('table_full')] });
    await userEvent.type(await nameField(), 'Eva');
    await userEvent.click(screen.getAllByRole('button', { name: Table.join }).at(-1) ?? document.body);
    expect(await screen.findByText(Errors.table_full)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: Table.call }));
    expect(bench.calls.at(-1)).toMatchObject({ path: callWaiter.path, body: { reason: 'waiter' } });
  });

  it('shows a member what is missing once the bill was asked for', async () => {
    show(answerOf({ state: 'bill_asked', left: 20_000 }));
    expect(await screen.findByRole('link', { name: /Faltan.*20\.000/ })).toBeVisible();
  });
});
