import { skipToken, useQuery } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { CouponField } from '@/components/cart/coupon/coupon-field';
import { LinkedCoupon } from '@/components/cart/coupon/linked-coupon';
import { ApiError } from '@/lib/clients/api-error';
import { applyCoupon, getCart } from '@/lib/contract/cart/calls';
import type { Cart } from '@/lib/contract/cart/cart';
import { errorStore, hideError } from '@/lib/stores/error-store';
import en from '@/messages/en.json';
import es from '@/messages/es.json';
import pt from '@/messages/pt.json';
import { getContractExample } from '@/tests/support/backend/contract-examples';
import type { Answers } from '@/tests/support/browser/app-bench';
import { sentenceAt } from '@/tests/support/browser/establishment-words';
import { renderApp } from '@/tests/support/browser/render-app';

const PATH = '/shopping_cart/coupon/{purchase_id}.json';
const user = userEvent.setup();
const bare: Cart = { ...getContractExample(getCart), coupon: null, issues: [] };
const refusal = (key: string, values = {}) => new ApiError({ kind: 'http', status: 422, key, values });
const show = (cart: Cart = bare, answers: Answers = {}) => renderApp(<CouponField cart={cart} />, answers);
const field = () => screen.getByLabelText(es.Cart.coupon_label);
const applyButton = () => screen.getByRole('button', { name: es.Cart.coupon_apply });
const open = () => user.click(screen.getByRole('button', { name: es.Cart.coupon_ask }));
beforeEach(hideError);

test.each([
  ['es', es],
  ['en', en],
  ['pt', pt],
] as const)('in %s it is a question until somebody has a code', async (lang, words) => {
  renderApp(<CouponField cart={bare} />, {}, { lang });
  expect(screen.queryByLabelText(words.Cart.coupon_label)).toBeNull();
  await user.click(screen.getByRole('button', { name: words.Cart.coupon_ask }));
  expect(screen.getByLabelText(words.Cart.coupon_label)).toHaveFocus();
});

test('fewer than four characters ask nobody, and say so at the field', async () => {
  const { calls } = show();
  await open();
  await user.type(field(), ' ab1 ');
  await user.click(applyButton());
  expect(field()).toHaveAccessibleDescription(es.Cart.coupon_short);
  expect(field()).toHaveFocus();
  expect(calls).toEqual([]);
  await user.type(field(), '9');
  expect(field()).not.toHaveAccessibleDescription(es.Cart.coupon_short);
});

test('a code is sent trimmed and in lower case, by button or Enter, and its cart becomes the cart', async () => {
  const applied = { ...getContractExample(applyCoupon), purchase_id: bare.purchase_id };
  const { calls, stores, queries, track } = show(bare, { [PATH]: [applied] });
  await open();
  await user.type(field(), '  MESA10 {Enter}');
  await waitFor(() => expect(calls).toEqual([{ path: PATH, body: { coupon: { code: 'mesa10' } } }]));
  await waitFor(() => expect(queries.getQueryData(['cart', bare.purchase_id])).toEqual(applied));
  expect(stores.coupons.getState().text).toBe('');
  expect(track).toHaveBeenCalledWith({ event: 'coupon', purchase_id: bare.purchase_id });
});

test('a refusal is said at the field with its numbers, keeps the text and goes when it is changed', async () => {
  const { stores } = show(bare, {
    [PATH]: [refusal('coupon_minimum', { minimum: 30_000, missing: 5_000 })],
  });
  await open();
  await user.type(field(), 'grande');
  await user.click(applyButton());
  await waitFor(() => expect(field()).toHaveAccessibleDescription(/25|30/));
  const said = document.body.textContent?.replaceAll('\u00a0', ' ');
  expect(said).toContain('Este cupón exige una compra mínima de $ 30.000: te faltan $ 5.000.');
  expect(field()).toHaveFocus();
  expect(stores.coupons.getState().text).toBe('grande');
  expect(errorStore.getState().notice).toBeNull();
  await user.type(field(), 's');
  expect(field()).not.toHaveAccessibleDescription();
});

test('silence is told in the dialog, not as a wrong code', async () => {
  show(bare, { [PATH]: [new ApiError({ kind: 'network', key: 'network' })] });
  await open();
  await user.type(field(), 'mesa10');
  await user.click(applyButton());
  await waitFor(() => expect(errorStore.getState().notice?.key).toBe('network'));
  expect(field()).not.toHaveAccessibleDescription();
});

test('an applied coupon is named and can be taken off', async () => {
  const cart = { ...bare, coupon: { code: 'mesa10' } };
  const { paths } = show(cart, { [PATH]: [bare] });
  expect(screen.getByRole('status')).toHaveTextContent('El cupón MESA10 está en tu pedido.');
  await user.click(screen.getByRole('button', { name: 'Quitar el cupón MESA10' }));
  await waitFor(() => expect(paths()).toEqual([PATH]));
});

test('one that takes nothing off says why, and stays in sight', () => {
  const issues = [{ key: 'coupon_branch' as const, line_id: null, values: {} }];
  show({ ...bare, coupon: { code: 'mesa10' }, issues });
  expect(screen.getByText('Cupón MESA10')).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent(sentenceAt(es.Errors.coupon_branch, 'restaurant'));
});

let apply: (code: string | null) => void = () => undefined;
function Applied() {
  const [code, setCode] = useState<string | null>(null);
  apply = setCode;
  return <CouponField cart={{ ...bare, coupon: code === null ? null : { code } }} />;
}

test('what goes with the button that was pressed leaves the focus where it was', async () => {
  renderApp(<Applied />, {});
  await open();
  act(() => apply('mesa10'));
  expect(document.activeElement).toHaveTextContent('Cupón MESA10');
  act(() => screen.getByRole('button', { name: 'Quitar el cupón MESA10' }).focus());
  act(() => apply(null));
  expect(document.activeElement).toHaveTextContent(es.Cart.coupon_ask);
  expect(document.activeElement).not.toBe(document.body);
});

const SMALL = 20_000;
function Growing({ to }: { to: number }) {
  const [amount, setAmount] = useState(SMALL);
  return (
    <>
      <CouponField cart={{ ...bare, bill: [{ kind: 'products', amount }] }} />
      <button type="button" onClick={() => setAmount(to)}>
        grow
      </button>
    </>
  );
}

/** As the bar does, with the cart that the last answer left. */
function LinkedBar() {
  const { data } = useQuery<Cart>({ queryKey: ['cart', bare.purchase_id], queryFn: skipToken });
  return <LinkedCoupon cart={data ?? bare} />;
}

describe('the code of a shared address (rule cart/coupon-link)', () => {
  const applied: Cart = { ...bare, version: bare.version + 1, coupon: { code: 'mesa10' } };
  /** As it was kept by the page before. */
  const showLinked = (code: string, answers: Answers, part = <CouponField cart={bare} />) => {
    const shown = renderApp(part, answers);
    act(() => shown.stores.coupons.setState({ linked: { code, least: null } }));
    return shown;
  };

  test('is asked for once there is a cart, and once only', async () => {
    const { calls, stores, queries } = showLinked('mesa10', { [PATH]: [applied] });
    await waitFor(() => expect(queries.getQueryData(['cart', bare.purchase_id])).toEqual(applied));
    expect(calls).toEqual([{ path: PATH, body: { coupon: { code: 'mesa10' } } }]);
    expect(stores.coupons.getState()).toEqual({ text: '', linked: null });
  });

  test('waits while the cart is empty', () => {
    const { calls, stores } = showLinked('mesa10', {}, <CouponField cart={{ ...bare, products: [] }} />);
    expect(calls).toEqual([]);
    expect(stores.coupons.getState().linked?.code).toBe('mesa10');
  });

  test('refused, it stands in the field with its reason and is not asked for again', async () => {
    const { calls, stores } = showLinked('nada1', { [PATH]: [refusal('coupon_invalid')] });
    await waitFor(() => expect(field()).toHaveAccessibleDescription());
    expect(field()).toHaveValue('nada1');
    expect(stores.coupons.getState().linked).toBeNull();
    expect(calls).toHaveLength(1);
  });

  test('unheard, it stands in the field and asks nobody by itself', async () => {
    const { calls, stores } = showLinked('mesa10', {
      [PATH]: [new ApiError({ kind: 'network', key: 'network' })],
    });
    await waitFor(() => expect(field()).toHaveValue('mesa10'));
    expect(stores.coupons.getState().linked).toBeNull();
    expect(calls).toHaveLength(1);
  });

  test('of a cart that is too small it is asked for again when the cart has grown', async () => {
    const least = SMALL + 5_000;
    const answers = [refusal('coupon_minimum', { minimum: least, missing: 5_000 }), applied];
    const { calls, stores } = showLinked('mesa10', { [PATH]: answers }, <Growing to={least} />);
    await waitFor(() => expect(stores.coupons.getState().linked).toEqual({ code: 'mesa10', least }));
    expect(calls).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'grow' }));
    await waitFor(() => expect(stores.coupons.getState()).toEqual({ text: '', linked: null }));
    expect(calls).toHaveLength(2);
  });

  test('where the cart is a bar it is asked for too, and what came of it is said', async () => {
    const { calls } = showLinked('mesa10', { [PATH]: [applied] }, <LinkedBar />);
    await waitFor(() =>
      expect(screen.getByRole('status')).toHaveTextContent('El cupón MESA10 está en tu pedido.'),
    );
    expect(calls).toHaveLength(1);
  });

  test('where the cart is a bar a refusal is said, and the code waits for the field', async () => {
    const { stores } = showLinked('nada1', { [PATH]: [refusal('coupon_invalid')] }, <LinkedBar />);
    await waitFor(() =>
      expect(screen.getByRole('status')).toHaveTextContent(
        sentenceAt(es.Errors.coupon_invalid, 'restaurant'),
      ),
    );
    expect(stores.coupons.getState()).toEqual({ text: 'nada1', linked: null });
  });
});
