import { act, screen } from '@testing-library/react';
import { AccountPage } from '@/components/table/bill/account-page';
import { ApiError } from '@/lib/clients/api-error';
import { getOrder } from '@/lib/contract/orders/calls';
import type { Payment } from '@/lib/contract/orders/orders';
import { getGateway, payInPerson, startPayment } from '@/lib/contract/payments/calls';
import { getPaymentMethods } from '@/lib/contract/payments/method-calls';
import { getTableAccount } from '@/lib/contract/table/account-calls';
import { getAvoided } from '@/lib/contract/table/avoided-calls';
import { getTableVisit } from '@/lib/contract/table/calls';
import { dropShare } from '@/lib/contract/table/shares';
import { errorStore, hideError } from '@/lib/stores/error-store';
import es from '@/messages/es.json';
import { getContractExample } from '@/tests/support/backend/contract-examples';
import { accountOf, answerOf, shareOf } from '@/tests/support/browser/account-example';
import type { Answers } from '@/tests/support/browser/app-bench';
import { renderApp } from '@/tests/support/browser/render-app';
import { GATEWAY, payByCard, placed, seconds, user } from '@/tests/support/browser/render-checkout';

jest.mock('@/lib/clients/gateway', () => ({ tokenizeCard: async () => 'tok_test_12345678' }));
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const { Account, Checkout, Methods } = es;
const method = (key: string, online: boolean) => ({
  id: 1,
  key,
  label: key,
  online,
  provider: null,
  public_config: null,
  obstacle: null,
  minimum: null,
});
const METHODS = [method('card', true), method('cash', false), method('face_to_face', false)];
const order = (payment: Partial<Payment> | null) => ({
  ...placed(payment ?? {}),
  id: 70,
  is_account: true,
  role: 'guest',
  contact: null,
  ...(payment === null ? { payment: null } : {}),
});

async function show(accounts: unknown[], answers: Answers = {}) {
  const bench = renderApp(<AccountPage id={70} slug="norte" locale="es-CO" />, {
    [getAvoided.path]: [{ mine: [], table: [] }],
    [getTableAccount.path]: accounts,
    [getTableVisit.path]: [getContractExample(getTableVisit)],
    [getOrder.path]: [order(null)],
    [getGateway.path]: [GATEWAY],
    [getPaymentMethods.path]: [METHODS],
    ...answers,
  });
  await seconds(1);
  return { ...bench, bodyOf: (path: string) => bench.calls.find((call) => call.path === path)?.body };
}
async function tellBuyer() {
  await user.type(screen.getByLabelText(Checkout.name), 'Ana Gómez');
  // A card needs no phone (rule people/optional-phone).
  expect(screen.queryByLabelText(/^Celular/)).toBeNull();
  await user.type(screen.getByLabelText(Checkout.email), 'ana@example.com');
}

describe('paying one’s share (rule payments/shares)', () => {
  it('shows what is held, its tip, and for how long', async () => {
    await show([answerOf({ shares: [shareOf()] })]);
    expect(screen.getByRole('timer')).toHaveTextContent(/4:5\d|5:00/);
    expect(screen.getByRole('button', { name: /^Pagar.*38\.500/ })).toBeVisible();
    expect(screen.queryByText(Methods.face_to_face)).not.toBeInTheDocument();
  });

  it('pays by card, with the share and who pays', async () => {
    const paying = answerOf({ version: 6, shares: [shareOf({ state: 'paying', payment_id: 4 })] });
    const bench = await show([answerOf({ shares: [shareOf()] }), paying], {
      [startPayment.path]: [placed({ status: 'pending' }).payment],
      [getOrder.path]: [order(null), order({ status: 'pending', method: 'card' })],
    });
    await tellBuyer();
    await user.type(screen.getByLabelText(Checkout.card_holder), 'ANA GOMEZ');
    await user.type(screen.getByLabelText(Checkout.dni), '1020304050');
    await payByCard();
    await seconds(1);
    expect(bench.bodyOf(startPayment.path)).toMatchObject({
      purchase_id: 70,
      share_id: 9,
      method: 'card',
      buyer: { name: 'Ana Gómez', phone: '', email: 'ana@example.com' },
    });
    expect(screen.queryByRole('button', { name: Account.change_share })).not.toBeInTheDocument();
  });

  it('says why a payment failed, and leaves the share held', async () => {
    await show([answerOf({ shares: [shareOf()] })], {
      [getOrder.path]: [order({ status: 'declined', method: 'card', retry_until: null })],
    });
    expect(screen.getByText(Checkout.result_unpaid)).toBeVisible();
    expect(screen.getByRole('button', { name: /^Pagar/ })).toBeVisible();
  });

  it('hands cash to the waiter, who confirms it', async () => {
    const waits = answerOf({ version: 6, shares: [shareOf({ state: 'in_person', until: null })] });
    const bench = await show([answerOf({ shares: [shareOf()] }), waits], {
      [payInPerson.path]: [order({ status: 'in_person', method: 'cash' })],
      [dropShare.path]: [accountOf({ version: 7 })],
    });
    await user.click(screen.getByRole('radio', { name: Methods.cash }));
    await user.click(screen.getByRole('button', { name: /^Pagar en la mesa.*38\.500/ }));
    await seconds(1);
    expect(bench.bodyOf(payInPerson.path)).toEqual({ method: 'cash', cash_amount: null, share_id: 9 });
    expect(screen.getByText(/El mesero viene a cobrarte.*38\.500/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: Account.at_table_cancel }));
    await seconds(1);
    expect(bench.paths()).toContain(dropShare.path);
    expect(screen.getByRole('dialog', { name: Account.split_title })).toBeVisible();
  });

  it('says that the cash is too little when it is pressed, and tells nobody', async () => {
    const bench = await show([answerOf({ shares: [shareOf()] })]);
    await user.click(screen.getByRole('radio', { name: Methods.cash }));
    const field = screen.getByLabelText(new RegExp(`^${Checkout.cash_other}`));
    await user.type(field, '100');
    await user.click(screen.getByRole('button', { name: /^Pagar en la mesa.*38\.500/ }));
    expect(field).toHaveFocus();
    expect(field).toHaveAccessibleDescription(/no alcanza: el total es .*38\.500/);
    expect(bench.paths()).not.toContain(payInPerson.path);
  });

  it('gives a held share back, and asks what is paid instead', async () => {
    const bench = await show([answerOf({ shares: [shareOf()] })], {
      [dropShare.path]: [accountOf({ version: 6 })],
    });
    await user.click(screen.getByRole('button', { name: Account.change_share }));
    await seconds(1);
    expect(bench.paths()).toContain(dropShare.path);
    expect(screen.queryByText(Account.pay_title)).not.toBeInTheDocument();
    expect(screen.queryByText(Account.held_over)).not.toBeInTheDocument();
    expect(screen.getByRole('dialog', { name: Account.split_title })).toBeVisible();
  });

  it('says why a share could not be given back, and stays at its payment', async () => {
    const over = new ApiError({ kind: 'http', status: 409, key: 'invalid_transition' });
    await show([answerOf({ shares: [shareOf()] })], { [dropShare.path]: [over] });
    await user.click(screen.getByRole('button', { name: Account.change_share }));
    await seconds(1);
    expect(errorStore.getState().notice).toMatchObject({ key: 'invalid_transition' });
    hideError();
    expect(screen.getByText(Account.pay_title)).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('says that the time is over, and that nothing was charged', async () => {
    const until = new Date(Date.now() + 8_000).toISOString();
    await show([answerOf({ shares: [shareOf({ until })] }), answerOf({ version: 6 })]);
    await act(() => jest.advanceTimersByTimeAsync(15_000));
    expect(screen.getByText(Account.held_over)).toBeVisible();
  });
});
