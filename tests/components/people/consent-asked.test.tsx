import { screen } from '@testing-library/react';
import { LeftPanel } from '@/components/layout/left-panel';
import { ScreenMark } from '@/components/layout/screen-mark';
import { getConfig } from '@/lib/contract/tenant/calls';
import { CONSENT_VERSION } from '@/lib/domain/visit/consent';
import es from '@/messages/es.json';
import { getContractExample } from '@/tests/support/backend/contract-examples';
import { drawDocument } from '@/tests/support/browser/draw-document';
import { renderApp } from '@/tests/support/browser/render-app';

jest.mock('next-intl/server', () =>
  jest.requireActual('@/tests/support/browser/draw-document').serverTexts(),
);

type Pixels = Record<'pixel_google_analytics' | 'pixel_facebook_analytics', string | null>;
const { Consent, Panel } = es;
const NONE: Pixels = { pixel_google_analytics: null, pixel_facebook_analytics: null };
const GOOGLE = { ...NONE, pixel_google_analytics: 'G-ABCD1234' };
const META = { ...NONE, pixel_facebook_analytics: '100200300' };

const { suppliers } = getContractExample(getConfig);

/** The question in a page's document, or null; hidden elements have no role to be found by. */
async function asked(tenant: Pixels) {
  await drawDocument({
    page: <ScreenMark tenant={{ ...tenant, map: null, suppliers }} view="Home" />,
    address: '/norte',
  });
  return screen.queryByRole('region', { name: Consent.title });
}

test('a tenant without pixels has no question in its documents', async () => {
  expect(await asked(NONE)).toBeNull();
  expect(document.querySelector('[data-answer]')).toBeNull();
});

test('an id that nobody can measure by is no pixel', async () => {
  expect(await asked({ ...NONE, pixel_google_analytics: 'javascript:1' })).toBeNull();
});

test('the question leads to what is kept and how long (rule visit/privacy)', async () => {
  await asked(GOOGLE);
  const [branch] = suppliers;
  expect(screen.getByRole('link', { name: Consent.more })).toHaveAttribute(
    'href',
    `/${branch?.slug}/politicas-servicio#privacidad`,
  );
});

test('a tenant that gains a pixel asks then, and names whose it is', async () => {
  expect(await asked(NONE)).toBeNull();
  expect(await asked(GOOGLE)).toHaveTextContent(/de Google para/);
  expect(await asked(META)).toHaveTextContent(/de Facebook para/);
  expect(await asked({ ...GOOGLE, ...META, pixel_google_analytics: 'G-ABCD1234' })).toHaveTextContent(
    /de Google y Facebook para/,
  );
});

test.each([true, false])('an answer of before stays valid: accepted %s', async (accepted) => {
  const cookies = { version: CONSENT_VERSION, accepted, time: '2026-11-01T00:00:00Z', recorded: true };
  localStorage.setItem('shared', JSON.stringify({ state: { cookies }, version: 1 }));
  expect(await asked(GOOGLE)).toBeNull();
});

test('the left panel takes back what there was to consent to, and only that', async () => {
  const panel = <LeftPanel places={null} onClose={jest.fn()} onCookies={jest.fn()} />;
  renderApp(panel, {}, {}, { pixels: { google: null, meta: null } });
  expect(screen.queryByRole('button', { name: Panel.cookies })).toBeNull();
  document.body.innerHTML = '';
  renderApp(panel, {}, {}, { pixels: { google: 'G-ABCD1234', meta: null } });
  expect(screen.getByRole('button', { name: Panel.cookies })).toBeVisible();
});

test('the left panel has no empty part, and leads to what the browser stores', async () => {
  const suppliers = [{ id: 2, slug: 'norte', services: [] }];
  renderApp(<LeftPanel places={null} onClose={jest.fn()} onCookies={jest.fn()} />, {}, {}, { suppliers });
  expect(document.querySelector('.panel-more')).toBeNull();
  const link = screen.getByRole('link', { name: Panel.stored });
  expect(link).toHaveAttribute('href', '/norte/politicas-servicio');
});
