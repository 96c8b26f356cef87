import { act } from '@testing-library/react';
import { Consent } from '@/components/people/consent';
import { sendEvent } from '@/lib/browser/taps/page-events';
import { checkCookies } from '@/lib/contract/people/calls';
import { createAcquisition } from '@/lib/contract/visit/calls';
import { getContractExample } from '@/tests/support/backend/contract-examples';
import { renderApp } from '@/tests/support/browser/render-app';

test.each([true, false])(
  'what Google and Meta know the browser by stays only with a yes: %s (rule visit/consent)',
  async (accepted) => {
    // biome-ignore lint/suspicious/noDocumentCookie: as their scripts write it
    document.cookie = '_ga=GA1.1.1234567890.1700000000';
    renderApp(<Consent open={false} onClose={jest.fn()} measures />, {
      [checkCookies.path]: [getContractExample(checkCookies)],
    });
    await act(async () => sendEvent({ kind: 'answer-consent', accepted }));
    expect(document.cookie.includes('_ga=')).toBe(accepted);
  },
);

test('the address says nothing of the diner before Meta’s script can read it (rule visit/told-address)', async () => {
  const before = location.pathname;
  history.replaceState(null, '', `${before}?correo=ana&fbclid=x`);
  renderApp(
    <Consent open={false} onClose={jest.fn()} measures />,
    { [checkCookies.path]: [getContractExample(checkCookies)] },
    {},
    { pixels: { google: null, meta: '123456789012345' } },
  );
  const asked = new Promise<string>((resolve) => {
    new MutationObserver(() => resolve(location.search)).observe(document.head, { childList: true });
  });
  expect(location.search).toBe('?correo=ana&fbclid=x');
  await act(async () => sendEvent({ kind: 'answer-consent', accepted: true }));
  expect(await asked).toBe('?fbclid=x');
  history.replaceState(null, '', before);
});

test.each([
  [true, [checkCookies.path, createAcquisition.path]],
  [false, [checkCookies.path]],
])('the click that led here is told after a yes alone: %s (rule visit/click-ids)', async (accepted, told) => {
  const before = location.pathname;
  history.replaceState(null, '', `${before}?gclid=g-1`);
  const { calls, stores } = renderApp(<Consent open={false} onClose={jest.fn()} measures />, {
    [checkCookies.path]: [getContractExample(checkCookies)],
    [createAcquisition.path]: [{ id: 4 }],
  });
  act(() => stores.shared.setState({ session: { id: 3 }, acquisition: { id: 4 } }));
  await act(async () => sendEvent({ kind: 'answer-consent', accepted }));
  expect(calls.map(({ path }) => path)).toEqual(told);
  if (accepted) expect(calls[1]?.body).toMatchObject({ gclid: 'g-1', session_id: 3 });
  history.replaceState(null, '', before);
});
