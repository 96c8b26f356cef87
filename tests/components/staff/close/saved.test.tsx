import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getStaffInstance } from '@/lib/contract/staff/instance-calls';
import { textsOf } from '@/tests/support/browser/render-texts';
import { INSTANCE } from '../render-board';
import { showClose } from './render-close';

const { Staff } = textsOf();
const saved = jest.fn<void, [{ name: string; text: string }]>();
jest.mock('@/lib/browser/save-file', () => ({
  saveFile: (file: { name: string; text: string }) => saved(file),
}));

test('a line of the saved closes says by itself whose it is, also where two branches have one name (rule staff/csv)', async () => {
  const [first] = INSTANCE.branches;
  if (!first) throw new Error('there is no branch');
  const branches = [first, { ...first, id: first.id + 1, slug: 'otra' }];
  await showClose({ answered: [[getStaffInstance, { ...INSTANCE, currency: 'COP', branches }]] });
  const buttons = await screen.findAllByRole('button', { name: Staff.save_csv });
  await userEvent.click(buttons.at(-1) as HTMLElement);
  await waitFor(() => expect(saved).toHaveBeenCalled());
  const { name, text } = saved.mock.calls[0]?.[0] ?? { name: '', text: '' };
  const whose = `${first.name} (${first.slug})`;
  expect(name).toBe(`cierres-${whose}.csv`);
  const lines = text
    .trim()
    .split(/\r?\n/)
    .map((line) => line.replaceAll('"', '').split(';'));
  expect(lines).toHaveLength(5);
  for (const line of lines.slice(1)) {
    expect(line.slice(0, 2)).toEqual([whose, '12']);
    expect(line[4]).toBe('Ana');
  }
  expect(lines[1]?.slice(5)).toEqual([
    ...['Efectivo', '4', '200000', '12000', '0', '-10000', '202000', '', '', '', '', '', ''],
  ]);
  expect(lines[4]?.slice(5)).toEqual([
    ...['Caja', '', '', '', '', '', '', '100000', '0', '-50000', '252000', '250000', '-2000'],
  ]);
});
