import type { Page } from '@playwright/test';
import { chooseLateDay, fillContact } from '@/tests/e2e/support/booking-form';
import { addressOf, CATALOGUES, expect, expectAccessible, test } from '@/tests/e2e/support/fixtures';

const TENANT = 'brasa-andina';

async function popupAddress(page: Page, { tenant, branch } = { tenant: TENANT, branch: 'chapinero' }) {
  await page.goto(addressOf(tenant, `/${branch}`));
  const printed = await page.locator('#screen').textContent();
  return addressOf(tenant, `/reservarpopup/${JSON.parse(printed ?? '').supplier.id}`);
}

/** A page of another site with the form in a frame; it keeps what it is told. */
async function openForeignPage(page: Page, { site, address }: { site: string; address: string }) {
  const body = `<!doctype html><title>x</title><script>told=[];addEventListener('message',(e)=>told.push([e.origin,e.data]))</script>
    <iframe src="${address}" style="width:100%;height:780px;border:0"></iframe>`;
  // Its server is on the internet and the form's on this machine, which browsers ask about.
  await page.context().grantPermissions(['local-network-access'], { origin: site });
  await page.context().route(`${site}/**`, (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.goto(`${site}/reservas`);
  return page.frameLocator('iframe');
}

test.describe('an unknown branch', () => {
  // The refusal is written to the console of the browser.
  test.use({ expectedFault: /status of 404/ });

  test('is not found', async ({ page }) => {
    const answer = await page.goto(addressOf(TENANT, '/reservarpopup/999999'));
    expect(answer?.status()).toBe(404);
  });
});

test('the form works outside a frame too (rule booking/popup)', async ({ page }) => {
  await page.goto(await popupAddress(page));
  await expect(page.locator('input[name="hour"]').first()).toBeAttached();
  await expectAccessible(page);
});

test.describe('on another site (rule booking/popup)', () => {
  const HOTEL = { tenant: 'hotel-marlina', branch: 'restaurante' };

  test('a table is booked in a frame on the own site of the hotel, which is told so', async ({
    page,
    lang,
  }) => {
    const { Reserve, BookInfo } = CATALOGUES[lang];
    const address = await popupAddress(page, HOTEL);
    const site = 'https://www.hotelmarlina.example';
    const frame = await openForeignPage(page, { site, address: `${address}?lang=${lang}` });
    await chooseLateDay(frame);
    await frame.locator('input[name="hour"]:enabled').first().check({ force: true });
    await fillContact({ form: frame, lang });
    await frame.getByRole('button', { name: Reserve.book, exact: true }).click();
    await expect(frame.getByRole('heading', { name: BookInfo.approved_title })).toBeVisible();
    const told = await page.evaluate(() => Reflect.get(window, 'told'));
    expect(told).toEqual([[new URL(address).origin, { type: 'booking:created', status: 'approved' }]]);
  });

  test.describe('that the tenant does not name', () => {
    test.use({ expectedFault: /frame-ancestors|reservarpopup/ });

    test('there is no form', async ({ page }) => {
      const address = await popupAddress(page, HOTEL);
      const refused = page.waitForEvent('console', (message) => message.text().includes('frame-ancestors'));
      await openForeignPage(page, { site: 'https://fremd.example', address });
      await refused;
    });
  });
});
