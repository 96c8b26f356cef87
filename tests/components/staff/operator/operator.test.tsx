import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ChooseTenant } from '@/components/staff/choose-tenant';
import { ActsScreen } from '@/components/staff/operator/acts-screen';
import { TenantScreen } from '@/components/staff/operator/tenant-screen';
import { TenantsScreen } from '@/components/staff/operator/tenants-screen';
import { PeopleScreen } from '@/components/staff/people/people-screen';
import { goTo } from '@/lib/browser/go-to';
import { listDevices } from '@/lib/contract/staff/device-calls';
import { getStaffInstance } from '@/lib/contract/staff/instance-calls';
import {
  endLook,
  getTenant,
  inviteOwner,
  listOperatorActs,
  listTenants,
  makeTenant,
  type OperatorTenant,
  openLook,
  setTenantStatus,
  type TenantLine,
} from '@/lib/contract/staff/operators/operator-calls';
import { invitePerson, listPeople } from '@/lib/contract/staff/people-calls';
import { getSignedIn, type SignedIn } from '@/lib/contract/staff/person-calls';
import { STAFF_SCOPES } from '@/lib/domain/staff/scopes';
import es from '@/messages/es.json';
import { Refused, renderStaff } from '../render-staff';

jest.mock('@/lib/browser/go-to', () => ({ goTo: jest.fn() }));

const { Staff, StaffOperator: Texts, Errors } = es;
const OPERATOR: SignedIn = {
  ...{ mail: 'olga@house.test', name: 'Olga', operator: { has_factor: true } },
  tenants: [],
};
const lineOf = (slug: string, more: Partial<TenantLine> = {}): TenantLine => ({
  ...{ slug, name: `Casa ${slug}`, status: 'active', country: 'CO', domains: [`${slug}.test`] },
  ...{ last_order_at: null, orders_7: 3, orders_30: 12, waiting: 0, owners: 1 },
  ...more,
});
const NORTE: OperatorTenant = {
  ...{ slug: 'norte', name: 'Norte', status: 'active', country: 'CO', currency: 'COP', langs: ['es'] },
  ...{ addresses: ['https://norte.test'], branches: [{ id: 1, slug: 'centro', name: 'Centro' }] },
  usage: {
    ...{ products: 60, orders: 1_200, orders_7: 3, orders_30: 12, last_order_at: null, visits_30: 90 },
    ...{ diners: 40, picture_bytes: 2_500_000, people: 4, devices: 1, keys: 0 },
  },
  owners: [{ name: 'Ana', mail: 'ana@norte.test', seen_at: null }],
  invited: [{ mail: 'leo@norte.test', role: 'owner', expires_at: '2026-12-07T00:00:00.000Z' }],
  ...{ alarms: [], changes: [], look_until: null, is_own: false },
};
const ACTS = { acts: [], before: null };
const LINK = {
  ...{ mail: 'leo@norte.test', role: 'owner', expires_at: '2026-12-07T00:00:00.000Z', sent: false },
  url: 'https://staff.test/invitation#token=secret',
};
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('who sees the screens of the installation (rule staff/operators)', () => {
  test('somebody who is no operator reads so, and asks for no list', async () => {
    const { times } = renderStaff(<TenantsScreen />, [[getSignedIn, { ...OPERATOR, operator: undefined }]]);
    expect(await screen.findByText(Texts.not_operator)).toBeVisible();
    expect(times(listTenants.path)).toBe(0);
  });

  test('an operator without a second factor is led to it', async () => {
    const me = { ...OPERATOR, operator: { has_factor: false } };
    const { times } = renderStaff(<TenantsScreen />, [[getSignedIn, me]]);
    expect(await screen.findByRole('link', { name: Texts.factor_go })).toHaveAttribute('href', '/sessions');
    expect(times(listTenants.path)).toBe(0);
  });

  test('an operator who works nowhere begins at them', async () => {
    renderStaff(<ChooseTenant />, [[getSignedIn, OPERATOR]]);
    await waitFor(() => expect(goTo).toHaveBeenCalledWith('/operator', expect.any(Function)));
  });
});

test('restaurants are listed with what a glance has to know, searched, narrowed and sorted', async () => {
  const list = {
    ...{ total: 3, found: 3, locked: 1, base_domain: 'sazon.test', next: null },
    tenants: [lineOf('norte', { waiting: 2 }), lineOf('sur', { status: 'locked', owners: 0 })],
  };
  const { asked } = renderStaff(<TenantsScreen />, [
    [getSignedIn, OPERATOR],
    [listTenants, list],
  ]);
  const north = (await screen.findByRole('link', { name: /Casa norte/ })).closest('li') as HTMLElement;
  expect(within(north).getByText('2 pendientes')).toBeVisible();
  const south = screen.getByRole('link', { name: /Casa sur/ }).closest('li') as HTMLElement;
  expect(within(south).getByText(Texts.no_owner)).toBeVisible();
  expect(within(south).getByText(Texts.state_locked)).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('3 restaurantes de 3 · 1 bloqueado');
  const before = asked.length;
  await userEvent.selectOptions(screen.getByLabelText(Texts.state), 'locked');
  await userEvent.selectOptions(screen.getByLabelText(Texts.sort), 'waiting');
  await userEvent.type(screen.getByLabelText(Texts.search), 'su');
  await waitFor(() => expect(asked.length).toBeGreaterThan(before));
});

describe('one restaurant', () => {
  const show = (...more: Parameters<typeof renderStaff>[1]) =>
    renderStaff(<TenantScreen slug="norte" />, [
      [getSignedIn, OPERATOR],
      [getTenant, NORTE],
      [listOperatorActs, ACTS],
      ...more,
    ]);

  test('is locked with a reason, and not without', async () => {
    const { sent } = show([setTenantStatus, { ...NORTE, status: 'locked' }]);
    const part = (await screen.findByRole('heading', { name: Texts.set_locked })).closest('section');
    const inside = within(part as HTMLElement);
    expect(inside.getByRole('button')).toBeDisabled();
    await userEvent.type(inside.getByLabelText(Texts.reason), 'Lo pidió su dueña');
    await userEvent.click(inside.getByRole('button'));
    expect(await screen.findByText(Texts.is_locked)).toBeVisible();
    expect(sent()).toEqual([
      {
        ...{ method: 'PUT', path: '/installation/tenants/norte/status.json' },
        body: { status: 'locked', reason: 'Lo pidió su dueña' },
      },
    ]);
  });

  test('invites an owner anew, and shows the link once', async () => {
    const { sent } = show([inviteOwner, LINK]);
    await userEvent.click(await screen.findByRole('button', { name: 'Nuevo enlace para leo@norte.test' }));
    expect(await screen.findByDisplayValue(LINK.url)).toBeVisible();
    expect(sent()).toEqual([
      { method: 'POST', path: '/installation/tenants/norte/owners.json', body: { mail: 'leo@norte.test' } },
    ]);
  });

  test('is looked at with a reason', async () => {
    const { sent } = show([openLook, OPERATOR]);
    const part = (await screen.findByRole('heading', { name: Texts.look })).closest('section');
    const inside = within(part as HTMLElement);
    await userEvent.type(inside.getByLabelText(Texts.reason), 'La caja no cuadra{Enter}');
    await waitFor(() => expect(goTo).toHaveBeenCalledWith('/norte/today'));
    expect(sent()[0]?.body).toEqual({ reason: 'La caja no cuadra' });
  });

  test('that is not there is said', async () => {
    renderStaff(<TenantScreen slug="norte" />, [
      [getSignedIn, OPERATOR],
      [getTenant, new Refused(404, 'not_found')],
    ]);
    expect(await screen.findByRole('alert')).toHaveTextContent(Errors.not_found);
  });
});

test('a bar on a restaurant’s screens says that somebody only looks, and what is tried is refused in words', async () => {
  const looked: SignedIn = {
    ...OPERATOR,
    tenants: [
      {
        ...{ slug: 'norte', name: 'Norte', role: 'owner', branches: null, scopes: [...STAFF_SCOPES] },
        look: { until: '2026-12-01T12:00:00.000Z' },
      },
    ],
  };
  const { sent } = renderStaff(<PeopleScreen slug="norte" />, [
    [getSignedIn, looked],
    [
      getStaffInstance,
      { id: 1, slug: 'norte', status: 'active', scopes: [], country: 'CO', currency: 'COP', branches: [] },
    ],
    [listPeople, { people: [], invitations: [] }],
    [listDevices, { devices: [] }],
    [invitePerson, new Refused(403, 'look_only')],
    [endLook, OPERATOR],
  ]);
  expect(await screen.findByRole('complementary', { name: Staff.look_label })).toHaveTextContent('Norte');
  await userEvent.type(screen.getByLabelText(Staff.mail), 'x@norte.test');
  await press(Staff.invite_go);
  expect(await screen.findByText(Errors.look_only)).toBeVisible();
  await press(Staff.look_end);
  await waitFor(() => expect(goTo).toHaveBeenCalledWith('/operator/norte'));
  expect(sent().at(-1)).toMatchObject({ method: 'DELETE', path: '/installation/look.json' });
});

test('the history says who did what to which restaurant and why', async () => {
  const act = {
    ...{ id: 1, at: '2026-12-01T12:00:00.000Z', by: 'Olga', slug: 'norte', action: 'look.opened' },
    details: { reason: 'La caja no cuadra' },
  };
  renderStaff(<ActsScreen />, [
    [getSignedIn, OPERATOR],
    [
      listOperatorActs,
      {
        acts: [
          act,
          { ...act, id: 2, by: null, slug: null, action: 'operator.invited', details: { mail: 'x@y.test' } },
        ],
        before: null,
      },
    ],
  ]);
  const [first, second] = await screen.findAllByRole('listitem');
  expect(first).toHaveTextContent(/Olga.*Abrió sus pantallas.*norte.*La caja no cuadra/);
  expect(second).toHaveTextContent(/Línea de comandos.*Invitó a x@y.test/);
});

describe('a new restaurant (rule tenant/starter)', () => {
  const fill = async () => {
    await userEvent.click(await screen.findByRole('button', { name: Texts.new }));
    await userEvent.type(screen.getByRole('textbox', { name: Texts.new_name }), 'Sabor & Sazón');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: Texts.new_country }), 'BR');
    await userEvent.type(screen.getByRole('textbox', { name: Texts.new_address }), 'Rua Augusta 10');
  };
  const LIST = { total: 0, found: 0, locked: 0, base_domain: 'sazon.test', tenants: [], next: null };

  test('its address follows its name, its language and city its country, and its owner is invited', async () => {
    const { sent } = renderStaff(<TenantsScreen />, [
      [getSignedIn, OPERATOR],
      [listTenants, LIST],
      [makeTenant, { tenant: { ...NORTE, name: 'Sabor & Sazón' }, owner: LINK }],
    ]);
    await fill();
    await userEvent.type(screen.getByRole('textbox', { name: Texts.new_mail }), 'leo@norte.test');
    await press(Texts.new_go);
    expect(await screen.findByText('Sabor & Sazón ya existe.')).toBeVisible();
    expect(screen.getByDisplayValue(LINK.url)).toBeVisible();
    expect(sent().map(({ body }) => body)).toEqual([
      {
        ...{ slug: 'sabor-sazon', name: 'Sabor & Sazón', domain: 'sabor-sazon.sazon.test', country: 'BR' },
        ...{ language: 'pt', category: 'restaurant', city: 'São Paulo', address: 'Rua Augusta 10' },
        mail: 'leo@norte.test',
      },
    ]);
  });

  test('a name that another one has is told at its field, and nothing typed is lost', async () => {
    renderStaff(<TenantsScreen />, [
      [getSignedIn, OPERATOR],
      [listTenants, LIST],
      [makeTenant, new Refused(422, 'invalid_input', {}, { slug: 'taken' })],
    ]);
    await fill();
    await press(Texts.new_go);
    expect(await screen.findByText(Texts.slug_taken)).toBeVisible();
    expect(screen.getByRole('textbox', { name: Texts.new_address })).toHaveValue('Rua Augusta 10');
  });
});
