import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError } from '@/lib/clients/api-error';
import { updateCart } from '@/lib/contract/cart/calls';
import type { Cart } from '@/lib/contract/cart/cart';
import { placeOrder } from '@/lib/contract/orders/calls';
import { askPhoneCode, confirmPhone } from '@/lib/contract/people/phone-code-calls';
import es from '@/messages/es.json';
import { getContractExample } from '@/tests/support/backend/contract-examples';
import { type Answers, networkError } from '@/tests/support/browser/app-bench';
import {
  field,
  issue,
  orderButton,
  renderPrecheckout,
  shown,
  WHOLE_CART,
} from '@/tests/support/browser/render-precheckout';

const { Checkout, Errors } = es;
const CASH: Cart = { ...WHOLE_CART, payment_method: 'cash' };
const UNCONFIRMED: Cart = { ...CASH, issues: [issue('code_required')] };
const SENT = { sent: true, resend_seconds: 14, demo_code: null };
const refusal = (key: string, values: Record<string, number> = {}) =>
  new ApiError({ kind: 'http', status: 422, key, values });
const user = userEvent.setup();

let left = 0;
beforeEach(() => {
  left = 0;
  // This browser goes nowhere, and says so each time.
  console.error = () => {
    left += 1;
  };
});

async function open(answers: Answers = {}, cart = UNCONFIRMED) {
  const bench = renderPrecheckout(
    cart,
    { [updateCart.path]: [cart, CASH], [askPhoneCode.path]: [SENT], ...answers },
    { hasPolicies: false },
  );
  await shown();
  await act(async () => void fireEvent.click(orderButton()));
  await screen.findByRole('dialog', { name: Checkout.code_title });
  return bench;
}
const code = () => screen.getByLabelText(Checkout.code_label);
const status = () => screen.getByRole('dialog').querySelector('[role="status"]');
const alert = () => screen.getByRole('dialog').querySelector('[role="alert"]');
const confirm = () => user.click(screen.getByRole('button', { name: Checkout.code_confirm }));
const sentence = (text: string, values: Record<string, string | number>) =>
  Object.entries(values).reduce((said, [name, value]) => said.replace(`{${name}}`, String(value)), text);

describe('a press whose phone is not confirmed (rule people/phone-code)', () => {
  it('asks for the code, takes what is pasted, and orders with it', async () => {
    const { calls, paths } = await open({
      [confirmPhone.path]: [{ confirmed: true }],
      [placeOrder.path]: [getContractExample(placeOrder)],
    });
    await waitFor(() =>
      expect(status()).toHaveTextContent(sentence(Checkout.code_sent, { phone: '3211234567' })),
    );
    expect(code()).toHaveFocus();
    expect(code()).toHaveAttribute('autocomplete', 'one-time-code');
    expect(code()).toHaveAttribute('inputmode', 'numeric');
    await user.paste('Tu código: 04 20.');
    expect(code()).toHaveValue('0420');
    await confirm();
    await waitFor(() => expect(left).toBe(1));
    expect(calls.find(({ path }) => path === confirmPhone.path)?.body).toEqual({
      purchase_id: CASH.purchase_id,
      code: '0420',
    });
    expect(paths()).toContain(placeOrder.path);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('asks for none while the form lacks something', async () => {
    const bench = renderPrecheckout({ ...UNCONFIRMED, contact: null }, {}, { hasPolicies: false });
    await shown();
    await act(async () => void fireEvent.click(orderButton()));
    await waitFor(() => expect(field(Checkout.name)).toHaveFocus());
    expect(bench.paths()).not.toContain(askPhoneCode.path);
  });

  it('leads back to the number, and says what is missing', async () => {
    await open({ [updateCart.path]: [UNCONFIRMED] });
    await user.click(screen.getByRole('button', { name: Checkout.code_change }));
    await waitFor(() => expect(field(`${Checkout.phone} (+57)`)).toHaveFocus());
    expect(screen.getAllByRole('alert').at(-1)).toHaveTextContent(Errors.code_required);
    await user.keyboard('3');
    await waitFor(() => expect(document.body).not.toHaveTextContent(Errors.code_required));
  });
});

describe('what it says', () => {
  it.each([
    ['of a demo', { ...SENT, demo_code: '1234' }, sentence(Checkout.code_demo, { code: '1234' })],
    [
      'while the provider does not answer',
      { ...SENT, sent: false },
      sentence(Checkout.code_waits, { phone: '3211234567' }),
    ],
    [
      'when one went out before',
      refusal('code_too_soon', { seconds: 9 }),
      sentence(Checkout.code_before, { phone: '3211234567' }),
    ],
  ])('%s', async (_when, answer, said) => {
    await open({ [askPhoneCode.path]: [answer] });
    await waitFor(() => expect(status()).toHaveTextContent(said));
    expect(alert()).toHaveTextContent('');
  });

  it.each(['code_limit', 'phone_country', 'phone_refused'] as const)('of %s', async (key) => {
    await open({ [askPhoneCode.path]: [refusal(key)] });
    await waitFor(() => expect(alert()).toHaveTextContent(Errors[key]));
    expect(status()).toHaveTextContent('');
    expect(screen.getByRole('button', { name: Checkout.code_again })).toBeEnabled();
  });

  it.each(['code_invalid', 'code_expired', 'code_tries'] as const)('of %s, at the field', async (key) => {
    await open({ [confirmPhone.path]: [refusal(key)] });
    await user.type(code(), '9999');
    await confirm();
    await waitFor(() => expect(code()).toHaveAccessibleDescription(Errors[key]));
    expect(code()).toBeInvalid();
    expect(code()).toHaveFocus();
    await user.type(code(), '1');
    expect(code()).toBeValid();
  });

  it('of too few digits, without asking', async () => {
    const { paths } = await open();
    await user.type(code(), '12');
    await confirm();
    expect(code()).toHaveAccessibleDescription(Checkout.code_short);
    expect(paths()).not.toContain(confirmPhone.path);
  });

  it('without a connection, asking and trying', async () => {
    await open({ [askPhoneCode.path]: [networkError(), SENT], [confirmPhone.path]: [networkError()] });
    await waitFor(() => expect(alert()).toHaveTextContent(Errors.network));
    await user.click(screen.getByRole('button', { name: Checkout.code_again }));
    await waitFor(() => expect(status()).not.toHaveTextContent(/^$/));
    expect(code()).toHaveFocus();
    await user.type(code(), '1234');
    await confirm();
    await waitFor(() => expect(code()).toHaveAccessibleDescription(Errors.network));
  });
});

test('another code is offered when its time has come', async () => {
  await open({ [askPhoneCode.path]: [{ ...SENT, resend_seconds: 1 }, SENT] });
  expect(
    await screen.findByRole('button', { name: sentence(Checkout.code_again_in, { seconds: 1 }) }),
  ).toBeDisabled();
  const again = await screen.findByRole('button', { name: Checkout.code_again }, { timeout: 3_000 });
  await user.click(again);
  expect(
    await screen.findByRole('button', { name: sentence(Checkout.code_again_in, { seconds: 14 }) }),
  ).toBeDisabled();
});

test('a phone that was confirmed in another tab meanwhile needs no code', async () => {
  renderPrecheckout(
    UNCONFIRMED,
    {
      [updateCart.path]: [UNCONFIRMED, CASH],
      [askPhoneCode.path]: [refusal('conflict')],
      [placeOrder.path]: [getContractExample(placeOrder)],
    },
    { hasPolicies: false },
  );
  await shown();
  await act(async () => void fireEvent.click(orderButton()));
  await waitFor(() => expect(left).toBe(1));
});
