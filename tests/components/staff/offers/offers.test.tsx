import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OffersScreen } from '@/components/staff/offers/offers-screen';
import { getStaffInstance } from '@/lib/contract/staff/instance-calls';
import { getSignedIn } from '@/lib/contract/staff/person-calls';
import { getShop } from '@/lib/contract/staff/shop/calls';
import { changeShop } from '@/lib/contract/staff/shop/change-calls';
import { listCouponUses } from '@/lib/contract/staff/shop/coupon-calls';
import type { Shop } from '@/lib/contract/staff/shop/shop-schema';
import es from '@/messages/es.json';
import { shopWith } from '../menu/menu-shop';
import { renderStaff, signedInAs } from '../render-staff';

const { StaffOffers, StaffEditing } = es;
const INSTANCE = {
  ...{ id: 1, slug: 'norte', status: 'active', scopes: [], country: 'CO', currency: 'COP' },
  branches: [],
};
const NO_BOUNDS = {
  ...{ from: null, until: null, weekdays: [], limit: null, perProfile: 1, firstOrder: false },
  ...{ branches: [], services: [], minimumMinor: 0 },
};
const BIENVENIDO: Shop['coupons'][number] = {
  ...{ code: 'bienvenido', terms: { kind: 'percent', percent: 15 } },
  ...{ ...NO_BOUNDS, limit: 100, until: '2020-12-24' },
};

async function show(
  section: 'coupons' | 'popups' | 'surveys' = 'coupons',
  ownBranches: string[] | null = null,
) {
  history.replaceState(null, '', `/norte/offers?section=${section}`);
  const shop = shopWith();
  const parts = { ...shop.shop, coupons: [BIENVENIDO], popups: [], surveys: [] };
  const bench = renderStaff(<OffersScreen slug="norte" />, [
    [getSignedIn, signedInAs('owner')],
    [getStaffInstance, INSTANCE],
    [getShop, { ...shop, own_branches: ownBranches, shop: parts }],
    [listCouponUses, { coupons: [{ code: 'bienvenido', used: 3 }] }],
    [changeShop, { outcome: 'done', change: null, version: 1, warnings: [] }],
  ]);
  if (ownBranches === null) await screen.findByRole('navigation', { name: StaffOffers.sections });
  const saved = async () => {
    await press(/^Guardar/);
    expect(await screen.findByText(StaffEditing.saved)).toBeVisible();
    const [change] = bench.sent();
    return (change?.body as { patches: unknown[] } | undefined)?.patches;
  };
  return { ...bench, saved };
}
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const type = async (name: string, text: string) =>
  userEvent.type(await screen.findByRole('textbox', { name }), text);

beforeEach(() => localStorage.clear());

test('a coupon says what it takes off, how often it was used and that it is over (rule tenant/offers)', async () => {
  await show();
  const one = (await screen.findByText('BIENVENIDO')).closest('summary') as HTMLElement;
  expect(one).toHaveTextContent(StaffOffers.state_over);
  await waitFor(() =>
    expect(one).toHaveTextContent(/15\s?% de descuento · usado 3 de 100 veces · hasta el 24 dic 2020/),
  );
});

test('a coupon begins with its code, which no other has and which a diner can type', async () => {
  const { saved } = await show();
  const make = () => screen.getByRole('button', { name: StaffOffers.coupon_new });
  await type(StaffOffers.code, 'Bien-Venido');
  expect(screen.getByText(StaffOffers.code_taken)).toBeVisible();
  expect(make()).toBeDisabled();
  await userEvent.clear(screen.getByRole('textbox', { name: StaffOffers.code }));
  await type(StaffOffers.code, 'año');
  expect(screen.getByText(StaffOffers.code_wrong)).toBeVisible();
  await userEvent.clear(screen.getByRole('textbox', { name: StaffOffers.code }));
  await type(StaffOffers.code, 'MARTES20');
  await userEvent.click(make());
  const fields = within((await screen.findByText('MARTES20')).closest('details') as HTMLElement);
  await userEvent.type(fields.getByRole('textbox', { name: /^Descuento máximo/ }), '20.000');
  await userEvent.click(fields.getByRole('checkbox', { name: StaffOffers.first_order }));
  const entity = {
    ...{ code: 'martes20', terms: { kind: 'percent', percent: 10, maxMinor: 20_000 } },
    ...{ ...NO_BOUNDS, firstOrder: true },
  };
  expect(await saved()).toEqual([
    { op: 'add', kind: 'coupon', key: 'martes20', after: 'bienvenido', entity },
  ]);
});

test('a bound that is emptied is left out, and another kind of coupon keeps none of the old terms', async () => {
  const { saved } = await show();
  await userEvent.click(await screen.findByText('BIENVENIDO'));
  await type('Descuento máximo ($)', '5.000');
  await userEvent.clear(screen.getByRole('textbox', { name: 'Descuento máximo ($)' }));
  expect(screen.queryByRole('button', { name: /^Guardar/ })).toBeNull();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: StaffOffers.kind }), 'free_delivery');
  expect(await saved()).toEqual([
    {
      ...{ op: 'set', kind: 'coupon', key: 'bienvenido', field: ['terms'] },
      ...{ from: BIENVENIDO.terms, to: { kind: 'free_delivery' } },
    },
  ]);
});

test('a survey is made with its questions and answers', async () => {
  const { saved } = await show('surveys');
  await press(StaffOffers.survey_new);
  await type(StaffOffers.survey_title, 'Tu visita');
  await type(StaffOffers.asked, '¿Volverías?');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: StaffOffers.question_kind }), 'choice');
  await type('Respuesta 1', 'Sí');
  await type('Respuesta 2', 'No');
  const question = {
    ...{ key: 'pregunta-1', kind: 'choice', label: { es: '¿Volverías?' }, required: false },
    options: [{ es: 'Sí' }, { es: 'No' }],
  };
  const entity = {
    ...{ key: 'encuesta-1', active: false, branches: null, services: null },
    ...{ title: { es: 'Tu visita' }, questions: [question] },
  };
  expect(await saved()).toEqual([{ op: 'add', kind: 'survey', key: 'encuesta-1', after: null, entity }]);
});

test('an announcement for nobody in particular is for all', async () => {
  const { saved } = await show('popups');
  await press(StaffOffers.popup_new);
  await type(StaffOffers.popup_title, 'Cerramos el lunes');
  const box = screen.getByRole('checkbox', { name: 'Para llevar' });
  await userEvent.click(box);
  await userEvent.click(box);
  expect(await saved()).toEqual([
    expect.objectContaining({
      op: 'add',
      key: 'anuncio-1',
      entity: expect.objectContaining({ services: null }),
    }),
  ]);
});

test('somebody of one branch is told whose they are', async () => {
  await show('coupons', ['centro']);
  expect(await screen.findByText(StaffOffers.of_all)).toBeVisible();
});
