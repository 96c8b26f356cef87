import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StartScreen } from '@/components/staff/start/start-screen';
import { getStaffInstance, setInstanceStatus } from '@/lib/contract/staff/instance-calls';
import { getSignedIn } from '@/lib/contract/staff/person-calls';
import { getShop, type ShopAnswer } from '@/lib/contract/staff/shop/calls';
import { putLookDraft } from '@/lib/contract/staff/shop/draft-calls';
import type { ServiceChoice } from '@/lib/domain/branches/services';
import es from '@/messages/es.json';
import { shopWith } from '../menu/menu-shop';
import { renderStaff, signedInAs } from '../render-staff';

const { StaffStart } = es;
const TAKE_AWAY: ServiceChoice[] = ['take_away'];
const INSTANCE = {
  ...{ id: 1, slug: 'norte', status: 'locked', scopes: [], country: 'CO', currency: 'COP' },
  branches: [],
};

const KEPT = { url: 'http://norte.localhost/?draft=word', expires_at: '2026-11-19T12:00:00.000Z' };

/** A locked restaurant whose two branches sell to take away for cash. @param changes to both */
function shop(changes: object): ShopAnswer {
  const answer = shopWith();
  const branches = (answer.shop.branches ?? []).map((branch) => ({
    ...branch,
    ...{ services: TAKE_AWAY, paymentMethods: [{ method: 'cash' as const, services: TAKE_AWAY }] },
    weekly: [{ days: ['mon' as const], open: '09:00', close: '18:00', services: null }],
    ...changes,
  }));
  return {
    ...answer,
    facts: { ...answer.facts, status: 'locked', domains: ['norte.localhost'] },
    shop: { ...answer.shop, branches, zones: [], tables: [] },
  };
}
const as = (role: 'owner' | 'manager', status: 'active' | 'locked') => {
  const me = signedInAs(role);
  return { ...me, tenants: me.tenants.map((tenant) => ({ ...tenant, status })) };
};
const show = (answers: ShopAnswer[], role: 'owner' | 'manager' = 'owner') =>
  renderStaff(<StartScreen slug="norte" />, [
    [getSignedIn, as(role, 'locked'), as(role, 'active')],
    [getStaffInstance, INSTANCE],
    [getShop, ...answers],
    [putLookDraft, KEPT],
    [setInstanceStatus, { id: 1, slug: 'norte', status: 'active' }],
  ]);

test('each step that is missing leads to the section of its branch, and nothing opens before (rule tenant/starter)', async () => {
  show([shop({ weekly: [] })]);
  const steps = within(await screen.findByRole('region', { name: StaffStart.needed }));
  const row = steps.getByText(StaffStart.step_hours).closest('li');
  if (!row) throw new Error('a step is a row');
  expect(within(row).getByRole('img', { name: StaffStart.missing })).toBeVisible();
  expect(within(row).getByRole('link', { name: StaffStart.go_hours })).toHaveAttribute(
    'href',
    '/norte/branches?branch=centro&section=hours',
  );
  expect(steps.getByText(/Centro/)).toBeVisible();
  expect(screen.getByText('Falta 1 paso para abrir.')).toBeVisible();
  expect(screen.getByRole('button', { name: StaffStart.open_go })).toBeDisabled();
});

test('an owner opens a restaurant that lacks nothing, and sees the code of its address', async () => {
  const ready = shop({});
  const { sent } = show([ready, { ...ready, facts: { ...ready.facts, status: 'active' } }]);
  const go = await screen.findByRole('button', { name: StaffStart.open_go });
  expect(screen.getByText(StaffStart.closed)).toBeVisible();
  await userEvent.click(go);
  expect(await screen.findByText(StaffStart.is_open_text)).toBeVisible();
  await waitFor(() => expect(screen.queryByText(StaffStart.closed)).toBeNull());
  expect(screen.getByRole('link', { name: 'norte.localhost' })).toHaveAttribute(
    'href',
    'http://norte.localhost/',
  );
  expect(screen.getByRole('img', { name: 'Código para abrir norte.localhost' })).toBeVisible();
  expect(sent().map(({ body }) => body)).toEqual([{}, { status: 'active' }]);
});

test('somebody who may not open it reads who does', async () => {
  show([shop({})], 'manager');
  expect(await screen.findByText(StaffStart.open_owner)).toBeVisible();
});

test('while it is closed its pages are seen by who has the word, each by its code (rule tenant/look-draft)', async () => {
  show([shop({})]);
  const look = within(await screen.findByRole('region', { name: StaffStart.look }));
  const here = await look.findByRole('link', { name: StaffStart.look_here });
  expect(here).toHaveAttribute('href', 'http://norte.localhost/centro?draft=word');
  expect(look.getByRole('img', { name: StaffStart.look_code })).toBeVisible();
  await userEvent.selectOptions(look.getByRole('combobox'), es.StaffLook.page_landing);
  expect(here).toHaveAttribute('href', 'http://norte.localhost/?draft=word');
});

test('somebody of one branch reads the steps, without the look of all', async () => {
  show([{ ...shop({}), own_branches: ['centro'] }]);
  expect(await screen.findByRole('region', { name: StaffStart.needed })).toBeVisible();
  expect(screen.queryByRole('region', { name: StaffStart.look })).toBeNull();
});
