import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MoveQuestion } from '@/components/cart/move/move-question';
import { ApiError } from '@/lib/clients/api-error';
import { getCart } from '@/lib/contract/cart/calls';
import type { SupplierChange } from '@/lib/contract/cart/cart-moves';
import { toRemoteChoice, toServiceChoice } from '@/lib/domain/branches/service-choice';
import type { Language } from '@/lib/domain/tenant/countries';
import { askMove, moveQuestionStore } from '@/lib/stores/cart/move-question';
import type { MoveTarget, MovingCart } from '@/lib/stores/cart/moving-cart';
import { errorStore, hideError } from '@/lib/stores/error-store';
import en from '@/messages/en.json';
import es from '@/messages/es.json';
import pt from '@/messages/pt.json';
import { getContractExample } from '@/tests/support/backend/contract-examples';
import { sentenceAt } from '@/tests/support/browser/establishment-words';
import { renderApp } from '@/tests/support/browser/render-app';

const PATH = '/shopping_cart/change_supplier/{id}.json';
const user = userEvent.setup();
const cart = getContractExample(getCart);
const SAME: SupplierChange = {
  from: { name: 'Centro' },
  to: { name: 'Norte' },
  kept: 1,
  lost: [],
  repriced: [],
  coupon: null,
  there: [],
  before: { total: 12_500, delivery: 0, missing: 0 },
  after: { total: 12_500, delivery: 0, missing: 0 },
};
const LOSSES: SupplierChange = {
  ...SAME,
  lost: [{ line_id: 7, name: 'Ajiaco', count: 2 }],
  repriced: [{ line_id: 8, name: 'Limonada', before: 12_500, after: 14_000 }],
  coupon: { code: 'mesa10', refusal: { key: 'coupon_branch', values: {} } },
};
const choice = toRemoteChoice(toServiceChoice(cart));
if (!choice) throw new Error('the example cart is not ordered here');
const NORTE: MoveTarget = { supplierId: cart.supplier_id + 1, choice };
const conflict = new ApiError({ kind: 'http', status: 409, key: 'conflict' });

/** Opens the question; what it comes to stands in `outcome`. */
async function ask(
  answers: unknown[],
  lang: Language = 'es',
  asked: { cart: MovingCart; target: MoveTarget } = { cart, target: NORTE },
) {
  const bench = renderApp(<MoveQuestion />, { [PATH]: answers }, { lang });
  const outcome: string[] = [];
  act(() => {
    askMove(asked).then(
      (answer) => outcome.push(answer),
      (error: Error) => outcome.push(error.name),
    );
  });
  await screen.findByRole('dialog');
  return { ...bench, outcome };
}
const said = () => screen.getByRole('dialog').textContent?.replaceAll('\u00a0', ' ') ?? '';
const button = (name: string) => screen.findByRole('button', { name });
const move = () => button(es.Cart.branch_move.replace('{branch}', 'Norte'));
beforeEach(hideError);
afterEach(() => act(() => moveQuestionStore.getState().question?.stop()));

test.each([
  ['es', es],
  ['en', en],
  ['pt', pt],
] as const)('in %s it names what is lost, what is repriced and the coupon', async (lang, words) => {
  await ask([LOSSES], lang);
  await waitFor(() => expect(said()).toContain(words.Cart.branch_lost.replace('{branch}', 'Norte')));
  expect(said()).toContain('2 × Ajiaco');
  expect(said()).toContain(words.Cart.branch_repriced.replace('{branch}', 'Norte'));
  expect(said()).toContain('Limonada: $ 12.500 → $ 14.000');
  expect(said()).toContain(words.Cart.branch_coupon.replace('{code}', 'MESA10'));
  expect(said()).toContain(sentenceAt(words.Errors.coupon_branch, 'restaurant'));
  expect(said()).not.toContain(words.Cart.branch_same.replace('{branch}', 'Norte'));
});

test('bringing it tells the server which lines the diner was told of', async () => {
  const { calls, outcome } = await ask([LOSSES, { ...cart, supplier_id: 2 }]);
  await user.click(await move());
  await waitFor(() => expect(outcome).toEqual(['move']));
  expect(calls.at(-1)).toEqual({ path: PATH, body: { lost: [7] } });
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('nothing lost is said too, and a coupon that stays good is no warning', async () => {
  await ask([{ ...SAME, coupon: { code: 'mesa10', refusal: null } }]);
  await waitFor(() => expect(said()).toContain(es.Cart.branch_same.replace('{branch}', 'Norte')));
  expect(said()).not.toContain('MESA10');
});

test('what sold out meanwhile is shown before anything moves', async () => {
  const { outcome } = await ask([SAME, conflict, LOSSES]);
  await user.click(await move());
  expect(await screen.findByText(es.Cart.branch_changed)).toBeVisible();
  await waitFor(() => expect(said()).toContain('2 × Ajiaco'));
  expect(outcome).toEqual([]);
  expect(errorStore.getState().notice).toBeNull();
});

test('where nothing can come along, only another order can be begun', async () => {
  const { outcome } = await ask([{ ...LOSSES, kept: 0, repriced: [] }]);
  await waitFor(() => expect(said()).toContain(es.Cart.branch_all_lost.replace('{branch}', 'Norte')));
  expect(screen.queryByRole('button', { name: es.Cart.branch_move.replace('{branch}', 'Norte') })).toBeNull();
  await user.click(await button(es.Cart.branch_begin));
  await waitFor(() => expect(outcome).toEqual(['begin']));
});

test('closed, nothing is added and nothing is told as an error', async () => {
  const { outcome, calls } = await ask([SAME]);
  await user.click(await button(es.Cart.close));
  await waitFor(() => expect(outcome).toEqual(['AbortError']));
  expect(calls).toHaveLength(1);
});

describe('another service of the same branch (rule cart/brought-along)', () => {
  const delivery: MovingCart = { ...cart, service: 'delivery', subservice: null };
  const away: MoveTarget = { supplierId: cart.supplier_id, choice: 'take_away' };
  const CHEAPER: SupplierChange = {
    ...SAME,
    to: SAME.from,
    before: { total: 16_000, delivery: 3_500, missing: 0 },
    after: { total: 12_500, delivery: 0, missing: 0 },
  };
  const askAway = (change: SupplierChange, answers: unknown[] = []) =>
    ask([change, ...answers], 'es', { cart: delivery, target: away });

  test('says in its own words what costs differently', async () => {
    await askAway(CHEAPER);
    await waitFor(() => expect(said()).toContain(es.Cart.service_same));
    expect(screen.getByRole('heading', { name: '¿Prefieres recogerlo?' })).toBeVisible();
    expect(said()).toContain('Tu pedido está en Domicilio. ¿Quieres pasarlo a Para llevar?');
    expect(said()).toContain('Domicilio: $ 3.500 → $ 0');
    expect(said()).toContain('Total: $ 16.000 → $ 12.500');
    expect(said()).not.toContain('Centro');
  });

  test('names what is sold out, what waits there and what is missing to the minimum', async () => {
    await askAway({
      ...CHEAPER,
      lost: [{ line_id: 7, name: 'Ajiaco', count: 2 }],
      there: [{ name: 'Té', count: 1 }],
      after: { ...CHEAPER.after, missing: 7_500 },
    });
    await waitFor(() => expect(said()).toContain(`${es.Cart.service_lost}2 × Ajiaco`));
    expect(said()).toContain(`${es.Cart.move_there}1 × Té`);
    expect(said()).toContain('Te faltan $ 7.500 para el pedido mínimo');
  });

  test('moves with one tap, and the diner goes on with it there', async () => {
    const moved = { ...cart, service: 'take_away', subservice: null };
    const { stores, outcome, calls } = await askAway(CHEAPER, [moved]);
    act(() => stores.order.setState({ service: 'delivery', purchaseId: cart.purchase_id }));
    await user.click(await button(es.Cart.branch_move.replace('{branch}', 'Para llevar')));
    await waitFor(() => expect(outcome).toEqual(['move']));
    expect(calls.at(-1)).toEqual({ path: PATH, body: { lost: [] } });
    expect(stores.order.getState()).toMatchObject({
      service: 'take_away',
      purchaseId: null,
      taPurchaseId: cart.purchase_id,
    });
  });
});
