import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PeopleScreen } from '@/components/staff/people/people-screen';
import { listDevices } from '@/lib/contract/staff/device-calls';
import { getStaffInstance } from '@/lib/contract/staff/instance-calls';
import {
  deleteInvitation,
  invitePerson,
  linkPassword,
  listPeople,
  type People,
  removePerson,
  setRole,
} from '@/lib/contract/staff/people-calls';
import { getSignedIn } from '@/lib/contract/staff/person-calls';
import type { StaffRole } from '@/lib/domain/staff/roles';
import es from '@/messages/es.json';
import { type Answered, named, Refused, renderStaff, signedInAs } from './render-staff';

const { Staff, Errors } = es;
const SHOP = {
  ...{ id: 1, slug: 'norte', status: 'active', scopes: [], country: 'CO', currency: 'COP' },
  branches: [
    {
      id: 1,
      slug: 'centro',
      name: 'Centro',
      timezone: 'UTC',
      stations: [],
      has_accounts: true,
      takes_bookings: true,
    },
  ],
};
const PEOPLE = '/tenants/norte/staff/people';
const INVITED = {
  ...{ mail: 'leo@norte.test', role: 'manager', expires_at: '2026-12-07T00:00:00.000Z' },
  url: 'https://staff.test/invitation#token=secret',
};

const personOf = (id: number, name: string, role: StaffRole, isMe = false): People['people'][number] => ({
  ...{ id, name, role, mail: `${name.toLowerCase()}@norte.test`, is_me: isMe },
  since: '2026-01-01T00:00:00.000Z',
  ...{ branches: null, seen_at: null },
});
const TEAM: People = {
  people: [
    personOf(1, 'Olga', 'owner'),
    personOf(2, 'Ana', 'manager', true),
    personOf(3, 'Max', 'manager'),
    personOf(4, 'Coco', 'kitchen'),
  ],
  invitations: [],
};
const WAITING = {
  ...{ id: 5, mail: 'leo@norte.test', role: 'waiter' as const, branches: null },
  expires_at: '2026-12-07T00:00:00.000Z',
  is_reset: false,
};

async function show(role: StaffRole, lists: unknown[], answered: readonly Answered[] = []) {
  const bench = renderStaff(<PeopleScreen slug="norte" />, [
    [getSignedIn, signedInAs(role)],
    [getStaffInstance, SHOP],
    [listDevices, { devices: [] }],
    [listPeople, ...lists],
    ...answered,
  ]);
  await screen.findByRole('heading', { level: 1, name: Staff.people });
  return bench;
}
const cardOf = async (text: string) => {
  const card = (await screen.findByText(text)).closest('li');
  if (!card) throw new Error(`${text} has no card`);
  return within(card);
};
const rolesIn = (select: HTMLElement) =>
  within(select)
    .getAllByRole('option')
    .map(({ textContent }) => textContent);
const roleOf = (name: string) => screen.findByRole('combobox', { name: `Cargo de ${name}` });
const press = async (name: string) =>
  userEvent.click(await screen.findByRole('button', { name: named(name) }));

test('a manager gives the roles up to their own, and changes no owner and not themselves (rule staff/people)', async () => {
  await show('manager', [TEAM]);
  const given = [Staff.role_manager, Staff.role_cashier, Staff.role_waiter, Staff.role_kitchen];
  expect(rolesIn(await roleOf('Max'))).toEqual(given);
  expect(rolesIn(screen.getByRole('combobox', { name: Staff.invite_role }))).toEqual(given);
  for (const [name, role] of [
    ['Olga', Staff.role_owner],
    ['Ana (tú)', Staff.role_manager],
  ] as const) {
    const card = await cardOf(name);
    expect(card.getByText(role)).toBeVisible();
    expect(card.queryByRole('combobox')).toBeNull();
    expect(card.queryByRole('button')).toBeNull();
  }
});

test('an owner makes owners', async () => {
  await show('owner', [TEAM]);
  expect(rolesIn(await roleOf('Coco'))).toContain(Staff.role_owner);
});

test('a new role is sent, and what the server answers is shown', async () => {
  const after = { ...TEAM, people: [personOf(4, 'Coco', 'waiter')] };
  const { sent } = await show('manager', [TEAM], [[setRole, after]]);
  await userEvent.selectOptions(await roleOf('Coco'), Staff.role_waiter);
  expect(sent()).toEqual([]);
  await press(Staff.save_role);
  await waitFor(() => expect(screen.queryByText('Olga')).toBeNull());
  expect(await roleOf('Coco')).toHaveValue('waiter');
  expect(sent()).toEqual([
    { method: 'PUT', path: `${PEOPLE}/4.json`, body: { role: 'waiter', branches: null } },
  ]);
});

test('the last owner stays, and the refusal is said at their card', async () => {
  await show('owner', [TEAM], [[setRole, new Refused(409, 'last_owner')]]);
  await userEvent.selectOptions(await roleOf('Olga'), Staff.role_kitchen);
  await press(Staff.save_role);
  const card = await cardOf('Olga');
  expect(await card.findByRole('alert')).toHaveTextContent(Errors.last_owner);
});

test('somebody is taken out only after the question', async () => {
  const { sent } = await show('manager', [TEAM], [[removePerson, { ...TEAM, people: [] }]]);
  await userEvent.click((await cardOf('Coco')).getByRole('button', { name: named(Staff.remove) }));
  expect(sent()).toEqual([]);
  const dialog = screen.getByRole('dialog', { name: '¿Quitar a Coco?' });
  await userEvent.click(within(dialog).getByRole('button', { name: named(Staff.remove_go) }));
  await waitFor(() => expect(screen.queryByText('Coco')).toBeNull());
  expect(sent()).toMatchObject([{ method: 'DELETE', path: `${PEOPLE}/4.json` }]);
});

test('the link of an invitation is shown once, also where the list fails afterwards', async () => {
  const { sent } = await show(
    'manager',
    [TEAM, new Refused(403, 'forbidden')],
    [[invitePerson, INVITED, new Refused(422, 'invalid_input')]],
  );
  await userEvent.type(screen.getByRole('textbox', { name: Staff.mail }), 'leo@norte.test');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: Staff.invite_role }), 'manager');
  await press(Staff.invite_go);
  await screen.findByRole('alert');
  expect(screen.getByRole('textbox', { name: Staff.link })).toHaveValue(INVITED.url);
  expect(screen.getByRole('img', { name: Staff.qr })).toBeVisible();
  expect(sent()).toEqual([
    {
      method: 'POST',
      path: `${PEOPLE}/invitations.json`,
      body: { mail: INVITED.mail, role: 'manager', branches: null },
    },
  ]);
  await press(Staff.invite_go);
  expect(await screen.findByText(Errors.invalid_input)).toBeVisible();
  expect(screen.queryByRole('textbox', { name: Staff.link })).toBeNull();
});

test('a link to a new password is shown on its card, and waits among the others', async () => {
  const waiting = { ...WAITING, mail: 'coco@norte.test', role: 'kitchen', is_reset: true };
  const { sent } = await show(
    'manager',
    [TEAM, { ...TEAM, invitations: [waiting] }],
    [[linkPassword, { ...INVITED, mail: 'coco@norte.test' }]],
  );
  const card = await cardOf('Coco');
  await userEvent.click(card.getByRole('button', { name: named(Staff.password_link) }));
  expect(await card.findByRole('textbox', { name: Staff.link })).toHaveValue(INVITED.url);
  expect(await screen.findByText('coco@norte.test, contraseña nueva')).toBeVisible();
  expect(sent()).toMatchObject([{ method: 'POST', path: `${PEOPLE}/4/password_link.json` }]);
});

test('an invitation that nobody took is taken back', async () => {
  const { sent } = await show('manager', [{ ...TEAM, invitations: [WAITING] }], [[deleteInvitation, TEAM]]);
  expect(await screen.findByText('leo@norte.test, Mesero')).toBeVisible();
  await press(Staff.take_back);
  await waitFor(() => expect(screen.queryByText(Staff.pending)).toBeNull());
  expect(sent()).toMatchObject([{ method: 'DELETE', path: `${PEOPLE}/invitations/5.json` }]);
});
