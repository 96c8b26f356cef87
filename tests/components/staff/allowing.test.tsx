import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useSending } from '@/components/staff/use-sending';
import { getSignedIn } from '@/lib/contract/staff/person-calls';
import { refundOrder } from '@/lib/contract/staff/refund-calls';
import { getTablet, type Tablet } from '@/lib/contract/staff/tablet-calls';
import { useSignedIn } from '@/lib/queries/staff/person';
import { useStaff } from '@/lib/queries/staff/staff-context';
import es from '@/messages/es.json';
import { Refused, renderStaff, signedInAs } from './render-staff';

const { Staff, Errors } = es;
const TABLET: Tablet = {
  ...{ id: 3, name: 'Barra', role: 'kitchen', branch: 'Centro' },
  tenant: { slug: 'norte', name: 'Norte' },
  people: [
    { id: 7, name: 'Ana', scopes: ['orders:write', 'refunds:write'] },
    { id: 8, name: 'Leo', scopes: ['orders:write'] },
  ],
  turn: null,
};
const DEVICE = { name: 'Barra', branch: 'Centro', turn_ends_at: null };
const MISSING = Response.json(
  { error: { key: 'forbidden', message: 'no', values: { scope: 'refunds:write' } } },
  { status: 403 },
);

/** A screen with one button that gives money back. */
function Screen() {
  const { http } = useStaff();
  const { data } = useSignedIn();
  const { press, fault } = useSending(() =>
    http('norte')(refundOrder, {
      params: { id: '5' },
      body: { reason: 'other', words: 'Frío' },
      idempotencyKey: 'k',
    }),
  );
  if (!data) return null;
  return (
    <main>
      <button type="button" onClick={press}>
        Devolver
      </button>
      {fault !== null && <p role="alert">{fault}</p>}
    </main>
  );
}
const me = (more: object) => ({ ...signedInAs('kitchen'), ...more });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const dialog = () => screen.findByRole('dialog', { name: Staff.allow });

test('at a tablet a call that was refused is sent again with the PIN of somebody who may (rule staff/allowing)', async () => {
  const refunded = { id: 5 };
  const { sent, keys } = renderStaff(<Screen />, [
    [getSignedIn, me({ device: DEVICE })],
    [getTablet, TABLET],
    [refundOrder, MISSING, new Refused(403, 'wrong_pin'), new Refused(409, 'conflict'), refunded],
  ]);
  await press('Devolver');
  expect(within(await dialog()).getByText(Staff.allow_money)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Leo' })).toBeNull();
  await press('Ana');
  await userEvent.keyboard('4821{Enter}');
  expect(await screen.findByText(Errors.wrong_pin)).toBeVisible();
  await userEvent.keyboard('4826{Enter}');
  // Its screen says then what is wrong with the call itself.
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(sent()).toHaveLength(3);
  expect(keys).toEqual(['k', 'k', 'k']);
});

test('who goes back is told what their role does not allow', async () => {
  const { sent } = renderStaff(<Screen />, [
    [getSignedIn, me({ device: DEVICE })],
    [getTablet, { ...TABLET, people: TABLET.people.slice(1) }],
    [refundOrder, MISSING],
  ]);
  await press('Devolver');
  expect(await within(await dialog()).findByText(Staff.allow_nobody)).toBeVisible();
  await press(Staff.back);
  expect(await screen.findByRole('alert')).toHaveTextContent(Staff.forbidden);
  expect(sent()).toHaveLength(1);
});

test.each([
  ['somebody who signed in', {}, MISSING],
  ['a refusal that no PIN helps', { device: DEVICE }, new Refused(403, 'forbidden')],
])('nobody is asked for %s', async (_what, more, refusal) => {
  renderStaff(<Screen />, [
    [getSignedIn, me(more)],
    [refundOrder, refusal],
  ]);
  await press('Devolver');
  expect(await screen.findByRole('alert')).toHaveTextContent(Staff.forbidden);
  expect(screen.queryByRole('dialog')).toBeNull();
});
