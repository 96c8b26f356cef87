import { onlineManager } from '@tanstack/react-query';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { goTo } from '@/lib/browser/go-to';
import { getOrder, placeOrder } from '@/lib/contract/orders/calls';
import { getGateway } from '@/lib/contract/payments/calls';
import { getTransfer, uploadProof, withdrawTransfer } from '@/lib/contract/payments/transfer-calls';
import { MOST_PROOF_BYTES } from '@/lib/domain/payments/transfer';
import es from '@/messages/es.json';
import { getContractExample } from '@/tests/support/backend/contract-examples';
import { PIXEL } from '@/tests/support/backend/to-form';
import { httpError, networkError } from '@/tests/support/browser/app-bench';
import { CART, placed, renderCheckout, seconds, user } from '@/tests/support/browser/render-checkout';

const { Checkout } = es;
const TRANSFER = getContractExample(getTransfer);
const OWN = { ...CART, payment_method: 'transfer' as const };
const TO_SEND = placed({ method: 'transfer', status: 'pending', retry_until: '2026-11-21T12:30:00Z' });
const UNDER_REVIEW = placed({
  method: 'transfer',
  status: 'pending',
  retry_until: null,
  transfer: { review_until: '2026-11-21T18:00:00Z', refusal: null },
});
const refused = (refusal: 'not_arrived' | 'other_amount' | 'unreadable') =>
  placed({
    method: 'transfer',
    status: 'declined',
    retry_until: '2026-11-21T12:30:00Z',
    transfer: { review_until: null, refusal },
  });

jest.mock('@/lib/browser/go-to', () => ({ ...jest.requireActual('@/lib/browser/go-to'), goTo: jest.fn() }));

beforeEach(() => jest.mocked(goTo).mockReset());
beforeEach(() => jest.useFakeTimers({ now: new Date('2026-11-21T12:00:00Z') }));
afterEach(() => jest.useRealTimers());

const picture = (bytes: BlobPart = new Uint8Array(PIXEL), name = 'proof.png') =>
  new File([bytes], name, { type: 'image/png' });
const input = () => screen.getByLabelText(new RegExp(`${Checkout.proof_choose}|${Checkout.proof_change}`));
async function choose(file: File) {
  fireEvent.change(input(), { target: { files: [file] } });
  await waitFor(() => expect(screen.queryByText(Checkout.proof_preparing)).toBeNull());
}
const press = (name: string) =>
  act(async () => {
    fireEvent.click(screen.getByRole('button', { name }));
    await jest.advanceTimersByTimeAsync(1_000);
  });
const send = () => press(Checkout.proof_send);
const atAccount = (answers: object = {}) =>
  renderCheckout({ [getOrder.path]: [TO_SEND], [getTransfer.path]: [TRANSFER], ...answers });

test('the account comes after the order is placed, without any gateway (rule payments/transfer)', async () => {
  const { sent } = await renderCheckout({
    [getOrder.path]: [OWN, TO_SEND],
    [getGateway.path]: [null],
    [getTransfer.path]: [TRANSFER],
    [placeOrder.path]: [TO_SEND],
  });
  expect(sent(getTransfer.path)).toBe(0);
  expect(screen.queryByText(TRANSFER.account.number)).toBeNull();
  await user.click(screen.getByRole('button', { name: /^Ver los datos del banco/ }));
  await seconds(1);
  expect(sent(placeOrder.path)).toBe(1);
  for (const text of [
    TRANSFER.account.bank,
    TRANSFER.account.number,
    TRANSFER.account.holder,
    TRANSFER.reference,
  ])
    expect(screen.getByText(text)).toBeVisible();
});

test('each fact is copied as a bank takes it', async () => {
  await atAccount();
  const write = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  for (const what of [Checkout.transfer_amount, Checkout.transfer_number, Checkout.transfer_reference])
    await user.click(screen.getByRole('button', { name: Checkout.copy_what.replace('{what}', what) }));
  await seconds(1);
  expect(write.mock.calls.flat()).toEqual([
    String(TRANSFER.amount),
    TRANSFER.account.number,
    TRANSFER.reference,
  ]);
  expect(screen.getAllByText(Checkout.copied)).toHaveLength(3);
  await seconds(5);
  expect(screen.queryByText(Checkout.copied)).toBeNull();
});

test('a picture is seen, sent, and then waited for', async () => {
  const { calls } = await atAccount({ [uploadProof.path]: [UNDER_REVIEW] });
  await choose(picture());
  expect(screen.getByAltText(Checkout.proof_preview)).toHaveAttribute(
    'src',
    expect.stringMatching(/^data:image/),
  );
  await send();
  expect(calls.find(({ path }) => path === uploadProof.path)?.body).toEqual({
    purchase_id: String(TO_SEND.id),
  });
  expect(screen.getByRole('heading', { name: Checkout.review_title })).toBeVisible();
  expect(screen.getByText(/^Responden antes de las? \d/)).toBeVisible();
});

/** A browser that reads pictures of this size, and writes `bytes`. */
function asReader({ width, height, bytes }: { width: number; height: number; bytes: number }) {
  const sides: number[][] = [];
  Object.assign(window, { createImageBitmap: async () => ({ width, height, close: () => undefined }) });
  const pen = { fillRect: () => undefined, drawImage: () => undefined };
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(pen as never);
  jest.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function (
    this: HTMLCanvasElement,
    done,
  ) {
    sides.push([this.width, this.height]);
    done(new File([new Uint8Array(bytes)], 'small.jpg', { type: 'image/jpeg' }));
  });
  return { sides };
}

describe('a picture of a phone', () => {
  afterEach(() => {
    jest.restoreAllMocks();
    Reflect.deleteProperty(window, 'createImageBitmap');
  });
  const large = (head: BlobPart) => new File([head, new Uint8Array(MOST_PROOF_BYTES)], 'a.jpg');

  test.each([
    ['a large one', large(new Uint8Array(PIXEL))],
    ['of a kind that this browser alone reads', new File(['\0\0\0\x18ftypheic'], 'a.heic')],
  ])('%s is made smaller before it is sent (rule payments/transfer)', async (_what, file) => {
    const { sides } = asReader({ width: 3000, height: 4000, bytes: 2_000 });
    const { sent } = await atAccount({ [uploadProof.path]: [UNDER_REVIEW] });
    await choose(file);
    expect(sides).toEqual([[1500, 2000]]);
    expect(screen.getByAltText(Checkout.proof_preview)).toHaveAttribute(
      'src',
      expect.stringMatching(/^data:image\/jpeg/),
    );
    await send();
    expect(sent(uploadProof.path)).toBe(1);
  });

  test('a light one goes as it is', async () => {
    const { sides } = asReader({ width: 3000, height: 4000, bytes: 2_000 });
    await atAccount();
    await choose(picture());
    expect(screen.getByAltText(Checkout.proof_preview)).toBeVisible();
    expect(sides).toEqual([]);
  });
});

test.each([
  ['nothing chosen', null, Checkout.proof_missing],
  ['a page', picture('<!doctype html>', 'a.jpg'), Checkout.proof_kind],
  ['too large', picture(new Uint8Array(MOST_PROOF_BYTES + 1)), Checkout.proof_large],
])('%s: nothing is sent', async (_what, file, text) => {
  const { sent } = await atAccount();
  if (file) await choose(file);
  else await send();
  expect(screen.getByRole('alert')).toHaveTextContent(text);
  expect(input()).toBeInvalid();
  expect(sent(uploadProof.path)).toBe(0);
});

test('that a picture was not sent is said until the connection is back', async () => {
  await atAccount({ [uploadProof.path]: [networkError()] });
  await choose(picture());
  act(() => onlineManager.setOnline(false));
  await send();
  expect(screen.getByRole('alert')).toHaveTextContent(Checkout.proof_not_sent);
  act(() => onlineManager.setOnline(true));
  expect(screen.queryByText(Checkout.proof_not_sent)).toBeNull();
  expect(screen.getByAltText(Checkout.proof_preview)).toBeVisible();
});

test('without a connection the picture stays and says so, and is sent at the next press (guarantee/lost-connection)', async () => {
  const { sent } = await atAccount({ [uploadProof.path]: [networkError(), UNDER_REVIEW] });
  await choose(picture());
  await send();
  expect(screen.getByRole('alert')).toHaveTextContent(Checkout.proof_not_sent);
  expect(screen.getByAltText(Checkout.proof_preview)).toBeVisible();
  await seconds(20);
  expect(sent(uploadProof.path)).toBe(1);
  await send();
  expect(screen.getByRole('heading', { name: Checkout.review_title })).toBeVisible();
});

test('a refusal of the backend is told, and the picture stays', async () => {
  await atAccount({ [uploadProof.path]: [httpError(422)] });
  await choose(picture());
  await send();
  expect(screen.getByAltText(Checkout.proof_preview)).toBeVisible();
});

test.each(['not_arrived', 'other_amount', 'unreadable'] as const)(
  'refused, %s: why, without a word of charges, and the way to send another',
  async (refusal) => {
    await atAccount({ [getOrder.path]: [refused(refusal)] });
    expect(screen.getByRole('heading', { name: Checkout.proof_refused })).toBeVisible();
    expect(screen.getByText(Checkout[`proof_${refusal}`])).toBeVisible();
    expect(screen.queryByText(Checkout.not_charged)).toBeNull();
    expect(input()).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: es.Order.help })).toBeVisible();
  },
);

test('under review it is not asked every two seconds, can be replaced and taken back', async () => {
  const back = placed({ method: 'transfer', status: 'expired', retry_until: '2026-11-21T12:30:00Z' });
  const { sent } = await atAccount({
    [getOrder.path]: [UNDER_REVIEW],
    [uploadProof.path]: [UNDER_REVIEW],
    // The same address: taken back first, then read.
    [withdrawTransfer.path]: [back, TRANSFER],
  });
  const before = sent(getOrder.path);
  await seconds(8);
  expect(sent(getOrder.path)).toBe(before);
  await press(Checkout.review_replace);
  await choose(picture());
  await send();
  expect(sent(uploadProof.path)).toBe(1);
  await seconds(1);
  await press(Checkout.review_withdraw);
  await press(Checkout.review_withdraw_confirm);
  await seconds(1);
  expect(sent(withdrawTransfer.path)).toBe(2);
  expect(screen.getByText(TRANSFER.account.number)).toBeVisible();
});

test('what was taken back did not fail: the account again, and another way at once', async () => {
  await atAccount({
    [getOrder.path]: [placed({ method: 'transfer', status: 'expired', retry_until: '2026-11-21T12:30:00Z' })],
  });
  expect(screen.queryByText(Checkout.result_expired)).toBeNull();
  expect(screen.getByText(TRANSFER.account.number)).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: Checkout.other_method }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('who has seen the account is asked before another way is chosen (rule payments/transfer)', async () => {
  await atAccount();
  await press(Checkout.other_method);
  expect(screen.getByRole('dialog', { name: Checkout.transfer_leave })).toBeVisible();
  fireEvent.click(screen.getByText(Checkout.transfer_keep));
  await seconds(1);
  expect(screen.getByText(TRANSFER.account.number)).toBeVisible();
  expect(goTo).not.toHaveBeenCalled();
});

test('asked, another way may still be chosen', async () => {
  await atAccount({ [getOrder.path]: [TO_SEND, OWN] });
  await press(Checkout.other_method);
  const asked = within(screen.getByRole('dialog'));
  fireEvent.click(asked.getByRole('button', { name: Checkout.other_method }));
  await seconds(1);
  expect(goTo).toHaveBeenCalledWith('/norte/precheckout#how');
});

test('before the account is shown another way is chosen at once', async () => {
  await renderCheckout({ [getOrder.path]: [OWN], [getGateway.path]: [null] });
  await press(Checkout.other_method);
  expect(goTo).toHaveBeenCalledWith('/norte/precheckout#how');
});
