import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getTableCode, renewTableCode } from '@/lib/contract/staff/table-calls';
import { roomOf, showTables, WORDS } from './render-tables';

const codeOf = (code: string) => ({
  label: '4',
  url: `https://norte.test/md?table=${code}`,
  short_address: 'norte.test/centro/md',
});
const TITLE = WORDS.code_title.replace('{label}', '4');
const tap = async (name: string, where: HTMLElement = document.body) =>
  userEvent.click(within(where).getByRole('button', { name }));
/** The dark squares of the code that is shown. */
const squares = (where: HTMLElement) =>
  within(where).getByRole('img', { name: TITLE }).querySelector('path')?.getAttribute('d');

async function showCode(role: 'waiter' | 'manager') {
  window.history.replaceState(null, '', '/norte/tables?table=4');
  const bench = await showTables(
    [roomOf()],
    [
      [getTableCode, codeOf('aaaaaaaaaaaaaaaaaaaaaa')],
      [renewTableCode, codeOf('bbbbbbbbbbbbbbbbbbbbbb')],
    ],
    role,
  );
  await tap(TITLE, await screen.findByRole('region', { name: 'Mesa 4' }));
  const dialog = screen.getByRole('dialog');
  await within(dialog).findByRole('img', { name: TITLE });
  return { ...bench, dialog };
}

test('a table’s code is shown to be scanned, and printed as a card (rule staff/codes)', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
  const { dialog } = await showCode('waiter');
  expect(dialog).toHaveTextContent('norte.test/centro/md');
  expect(within(dialog).queryByRole('button', { name: WORDS.code_renew })).toBeNull();
  await tap(WORDS.code_print, dialog);
  expect(print).toHaveBeenCalledTimes(1);
  const card = screen.getByText(WORDS.code_scan).parentElement ?? document.body;
  expect(card).toHaveTextContent('Mesa 4');
  expect(squares(card)).toBe(squares(dialog));
  act(() => void window.dispatchEvent(new Event('afterprint')));
  await waitFor(() => expect(screen.queryByText(WORDS.code_scan)).toBeNull());
});

test('whoever may change people makes a new code, after a question, against the one that was seen', async () => {
  const { dialog, sent } = await showCode('manager');
  const old = squares(dialog);
  await tap(WORDS.code_renew, dialog);
  expect(sent()).toEqual([]);
  const question = screen.getByRole('dialog', { name: WORDS.code_renew_title.replace('{label}', '4') });
  await tap(WORDS.code_renew, question);
  await waitFor(() => expect(squares(dialog)).not.toBe(old));
  expect(sent()).toEqual([
    {
      method: 'PUT',
      path: '/tenants/norte/staff/tables/4/code.json',
      body: { old: codeOf('aaaaaaaaaaaaaaaaaaaaaa').url },
    },
  ]);
});
