import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { SmartLink } from '@/components/people/smart-link';
import { useApp } from '@/lib/browser/app-provider';
import { TAKE_SMART_LINK_SCRIPT } from '@/lib/browser/links/smart-link';
import { ApiError } from '@/lib/clients/api-error';
import { getOrder } from '@/lib/contract/orders/calls';
import { loginSmartLink } from '@/lib/contract/people/account-calls';
import es from '@/messages/es.json';
import { getContractExample } from '@/tests/support/backend/contract-examples';
import { type Answers, networkError } from '@/tests/support/browser/app-bench';
import { renderApp } from '@/tests/support/browser/render-app';
import { placed, TO_PAY } from '@/tests/support/browser/render-checkout';

const left: string[] = [];
jest.mock('@/components/layout/use-leave-for', () => ({
  useLeaveFor: (path: string | null) => path !== null && left.push(path),
}));
beforeEach(() => {
  left.splice(0);
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
const PROFILE = { ...getContractExample(loginSmartLink), name: 'Ana', dni: '1020304050' };
const TOKEN = 'a1'.repeat(32);
const seconds = (count: number) => act(() => jest.advanceTimersByTimeAsync(count * 1_000));

async function open(tail: string, answers: Answers) {
  history.replaceState(null, '', `/norte/sl/${tail}?lang=es`);
  const script = document.createElement('script');
  script.textContent = TAKE_SMART_LINK_SCRIPT;
  document.body.append(script);
  const shown = renderApp(<SmartLink slug="norte" />, answers);
  await seconds(1);
  return shown;
}
const login = (...answers: unknown[]) => ({ [loginSmartLink.path]: answers });

test('the address keeps the branch alone; the profile is kept, without its document (rule people/smart-link)', async () => {
  const { stores } = await open(`${PROFILE.id}/${TOKEN}`, login(PROFILE));
  expect(location.href).toBe('http://localhost/norte?lang=es');
  expect(left).toContain('/norte');
  expect(stores.profile.getState().profile).toMatchObject({
    id: PROFILE.id,
    token: PROFILE.token,
    name: 'Ana',
  });
  // The next menu asks for the carts that it has (rule cart/found-again).
  expect(stores.order.getState().cartsLeft).toBe(true);
  expect(JSON.stringify(stores.profile.getState())).not.toContain('1020304050');
});

test.each([
  ['unpaid', TO_PAY, 'webcheckout'],
  ['paid', placed({ status: 'success' }), 'order'],
])('an order that is %s opens', async (_how, order, path) => {
  await open(`${PROFILE.id}/${TOKEN}/${order.id}`, { ...login(PROFILE), [getOrder.path]: [order] });
  expect(left).toContain(`/norte/${path}/${order.id}`);
});

test.each([
  ['expired', new ApiError({ kind: 'http', status: 410, key: 'link_expired' })],
  ['revoked or wrong', new ApiError({ kind: 'http', status: 404, key: 'not_found' })],
])('a link that is %s says so, and this browser stays who it was', async (_how, error) => {
  const { stores } = await open(`${PROFILE.id}/${TOKEN}`, login(error));
  expect(screen.getByRole('alert')).toHaveTextContent(es.Errors.link_expired);
  expect(stores.profile.getState().profile).toBeNull();
  expect(left).toEqual([]);
});

test('silence is asked again', async () => {
  await open(`${PROFILE.id}/${TOKEN}`, login(networkError(), PROFILE));
  await seconds(5);
  expect(left).toContain('/norte');
});

test('an address without a link leads home', async () => {
  window.smartLink = null;
  renderApp(<SmartLink slug="norte" />, {});
  await seconds(1);
  expect(left).toEqual(['/norte']);
});

/** The browser of somebody who has begun a cart. */
function Somebody() {
  const { stores } = useApp();
  useState(() => {
    stores.profile.setState({ profile: { ...PROFILE, id: PROFILE.id + 1, token: 'x' } });
    stores.order.setState({ service: 'take_away', taPurchaseId: 9 });
  });
  return <SmartLink slug="norte" />;
}

test('a browser with somebody else’s cart asks first, and forgets it only then (rule people/smart-link)', async () => {
  window.smartLink = `${PROFILE.id}/${TOKEN}`;
  const { calls, stores } = renderApp(<Somebody />, login(PROFILE));
  await seconds(1);
  expect(calls).toEqual([]);
  expect(screen.getByRole('link', { name: es.Order.enter_not })).toHaveAttribute('href', '/norte');
  expect(stores.order.getState().taPurchaseId).toBe(9);
  await user.click(screen.getByRole('button', { name: es.Order.enter }));
  await seconds(1);
  expect(stores.profile.getState().profile?.id).toBe(PROFILE.id);
  expect(stores.order.getState().taPurchaseId).toBeNull();
  expect(left).toContain('/norte');
});

test.each(['5', `5/${TOKEN.slice(0, 20)}`])(
  'a link that was cut short to «%s» says so (rule people/smart-link)',
  async (tail) => {
    await open(tail, login(new ApiError({ kind: 'http', status: 422, key: 'invalid_input' })));
    expect(screen.getByText(es.Errors.link_expired)).toBeVisible();
    expect(left).toEqual([]);
  },
);
