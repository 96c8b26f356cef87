import { act } from '@testing-library/react';
import { useState } from 'react';
import { PageDialogs } from '@/app/[domain]/[locale]/_page/page-dialogs';
import { AppProvider, useApp } from '@/lib/browser/app-provider';
import { sendEvent } from '@/lib/browser/taps/page-events';
import { CONSENT_VERSION } from '@/lib/domain/visit/consent';
import type { PixelIds } from '@/lib/domain/visit/pixel-ids';
import { renderApp } from '@/tests/support/browser/render-app';

const drawn = jest.fn();
jest.mock('@/components/people/consent', () => ({
  Consent: (props: { open: boolean; measures: boolean }) => {
    drawn(props);
    return null;
  },
}));

const settled = () => act(() => new Promise<void>((done) => setTimeout(done)));
const NONE: PixelIds = { google: null, meta: null };
const GOOGLE: PixelIds = { google: 'G-ABCD1234', meta: null };
const answer = (accepted: boolean, recorded = true) => ({
  version: CONSENT_VERSION,
  accepted,
  recorded,
  time: '2026-11-01T00:00:00Z',
});
type Cookies = ReturnType<typeof answer> | null;

function On({ isMeasured, cookies }: { isMeasured: boolean; cookies: Cookies }) {
  const visit = useApp();
  useState(() => visit.stores.shared.setState({ cookies }));
  return (
    <AppProvider value={{ ...visit, screen: { ...visit.screen, isMeasured } }}>
      <PageDialogs />
    </AppProvider>
  );
}
type Page = { pixels?: PixelIds; isMeasured?: boolean; cookies?: Cookies };
async function show({ pixels = GOOGLE, isMeasured = true, cookies = null }: Page) {
  const bench = renderApp(<On isMeasured={isMeasured} cookies={cookies} />, {}, {}, { pixels });
  await settled();
  return bench;
}
beforeEach(() => drawn.mockClear());

test.each<[string, Page, boolean]>([
  ['of a tenant without pixels', { pixels: NONE }, false],
  ['that asks', {}, true],
  ['of who accepted, for the pixels', { cookies: answer(true) }, true],
  ['of who refused', { cookies: answer(false) }, false],
  ['of who refused another question', { cookies: { ...answer(false), version: '0' } }, true],
  ['whose answer the server has not heard', { pixels: NONE, cookies: answer(false, false) }, true],
  ['that measures nobody', { isMeasured: false, cookies: answer(true) }, false],
])('the cookies’ script on a page %s: %#', async (_page, page, isNeeded) => {
  await show(page);
  expect(drawn.mock.calls.length > 0).toBe(isNeeded);
});

test('it comes when the question is opened, and stays for what is answered then', async () => {
  const { stores } = await show({ cookies: answer(false) });
  await act(async () => sendEvent({ kind: 'open-consent' }));
  expect(drawn).toHaveBeenLastCalledWith({ open: true, measures: true, onClose: expect.any(Function) });
  await act(async () => stores.shared.setState({ cookies: answer(true) }));
  drawn.mockClear();
  await act(async () => stores.shared.setState({ cookies: answer(false) }));
  expect(drawn).toHaveBeenCalled();
});
