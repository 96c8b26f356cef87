import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PeopleScreen } from '@/components/staff/people/people-screen';
import {
  addDevice,
  allowPins,
  endDevice,
  listDevices,
  renewDeviceCode,
} from '@/lib/contract/staff/device-calls';
import { getStaffInstance } from '@/lib/contract/staff/instance-calls';
import { invitePerson, listPeople } from '@/lib/contract/staff/people-calls';
import { getSignedIn } from '@/lib/contract/staff/person-calls';
import { STAFF_SCOPES } from '@/lib/domain/staff/scopes';
import es from '@/messages/es.json';
import { type Answered, named, renderStaff, signedInAs } from './render-staff';

const { Staff } = es;
const branchOf = (id: number, slug: string, name: string) => ({
  id,
  slug,
  name,
  timezone: 'UTC',
  stations: [],
  has_accounts: true,
  takes_bookings: true,
});
const SHOP = {
  ...{ id: 1, slug: 'norte', status: 'active', scopes: [...STAFF_SCOPES], country: 'CO', currency: 'COP' },
  branches: [branchOf(1, 'centro', 'Centro'), branchOf(2, 'sur', 'Sur')],
};
const DEVICE = {
  ...{ id: 5, supplier_id: 2, name: 'Barra', role: 'kitchen', agent: '', seen_at: null },
  ...{ code_expires_at: null, person: null, stopped: ['Ana'] },
};
const CODE = {
  ...{ id: 6, name: 'Caja', code: 'ABCD-3467', expires_at: '2026-12-07T00:10:00.000Z' },
  url: 'https://staff.test/device#code=ABCD-3467',
};
const INVITED = {
  ...{ mail: 'leo@norte.test', role: 'kitchen', expires_at: '2026-12-07T00:00:00.000Z' },
  url: 'https://staff.test/invitation#token=secret',
};

async function show(answered: readonly Answered[] = [], branches: number[] | null = null) {
  const me = signedInAs('manager');
  const bench = renderStaff(<PeopleScreen slug="norte" />, [
    [getSignedIn, { ...me, tenants: me.tenants.map((one) => ({ ...one, branches })) }],
    [
      getStaffInstance,
      branches ? { ...SHOP, branches: SHOP.branches.filter(({ id }) => branches.includes(id)) } : SHOP,
    ],
    [listPeople, { people: [], invitations: [] }],
    ...answered,
    [listDevices, { devices: [DEVICE] }],
  ]);
  await screen.findByText('Barra');
  return bench;
}
const press = async (name: string) =>
  userEvent.click(await screen.findByRole('button', { name: named(name) }));

test('a code for a new tablet is shown large, once, with a code for its camera (rule staff/devices)', async () => {
  const { sent } = await show([[addDevice, CODE]]);
  await userEvent.type(screen.getByRole('textbox', { name: Staff.device_name }), 'Caja');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: Staff.branch }), 'Sur');
  await userEvent.selectOptions(
    screen.getByRole('combobox', { name: Staff.device_role }),
    Staff.role_cashier,
  );
  await press(Staff.device_go);
  expect(await screen.findByText('ABCD-3467')).toBeVisible();
  expect(screen.getByText(/staff\.test\/device/)).toBeVisible();
  expect(sent()).toMatchObject([{ method: 'POST', body: { name: 'Caja', role: 'cashier', supplier_id: 2 } }]);
});

test('a tablet says its branch, and that it waits for its code; one tap ends it', async () => {
  const { sent } = await show([
    [allowPins, { devices: [{ ...DEVICE, stopped: [] }] }],
    [endDevice, { devices: [] }],
  ]);
  expect(screen.getByText('Sur · Cocina')).toBeVisible();
  expect(screen.getByText(Staff.device_waits)).toBeVisible();
  await press(Staff.device_allow);
  await waitFor(() => expect(screen.queryByText('PIN bloqueado: Ana')).toBeNull());
  await press(Staff.device_end);
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(sent().map(({ path }) => path)).toEqual([
    '/tenants/norte/staff/devices/5/tries.json',
    '/tenants/norte/staff/devices/5.json',
  ]);
});

test.each([
  ['used', [{ ...DEVICE, agent: 'Chrome', seen_at: '2026-12-07T00:01:00.000Z' }]],
  ['replaced by a newer one', [{ ...DEVICE, code_expires_at: '2026-12-07T00:12:00.000Z' }]],
  ['ended with its tablet', []],
])('a code goes from the screen once it is %s', async (_what, after) => {
  const waits = { ...DEVICE, code_expires_at: CODE.expires_at };
  const { times } = await show([
    [listDevices, { devices: [DEVICE] }, { devices: [waits] }, { devices: after }],
    [renewDeviceCode, { ...CODE, id: DEVICE.id }],
  ]);
  await press(Staff.device_renew);
  expect(await screen.findByText(CODE.code)).toBeVisible();
  await waitFor(() => expect(times('/tenants/norte/staff/devices.json')).toBe(2));
  // Its owner comes back from the tablet, and the list is asked for again.
  window.dispatchEvent(new Event('visibilitychange'));
  await waitFor(() => expect(screen.queryByText(CODE.code)).toBeNull());
});

test('somebody is invited to some branches, and to none is no invitation (rule staff/branches)', async () => {
  const { sent } = await show([[invitePerson, INVITED]]);
  const group = within(await screen.findByRole('group', { name: Staff.invite_branches }));
  await userEvent.type(screen.getByRole('textbox', { name: Staff.mail }), 'leo@norte.test');
  await userEvent.click(group.getByRole('checkbox', { name: Staff.all_branches }));
  expect(screen.getByRole('button', { name: Staff.invite_go })).toBeDisabled();
  await userEvent.click(group.getByRole('checkbox', { name: 'Sur' }));
  await press(Staff.invite_go);
  await waitFor(() => expect(sent()).toMatchObject([{ body: { branches: [2], role: 'kitchen' } }]));
});
