import type { Page } from '@playwright/test';
import { chooseLateDay, fillContact } from '@/tests/e2e/support/booking-form';
import { addressOf, CATALOGUES, expect, test, WEB_PORT } from '@/tests/e2e/support/fixtures';
import { ask, statusOf } from '@/tests/e2e/support/raw-http';

const HOTEL = 'hotel-marlina';
const { Reserve, BookInfo } = CATALOGUES.es;
const OWN_SITE = 'https://www.hotelmarlina.example';

async function popupAddress(page: Page) {
  await page.goto(addressOf(HOTEL, '/restaurante'));
  const printed = await page.locator('#screen').textContent();
  return addressOf(HOTEL, `/reservarpopup/${JSON.parse(printed ?? '').supplier.id}`);
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

test.describe('the form on another site', () => {
  // A site that may not frame the form has the refusal in the browser's console.
  test.use({ expectedFault: /frame-ancestors|reservarpopup/ });

  test('a table is booked in a frame on the own site of the hotel, which is told so, and no other site has the form (rule booking/popup)', async ({
    page,
  }) => {
    const address = await popupAddress(page);

    await test.step('of an unknown branch there is none', async () => {
      const path = '/reservarpopup/999999';
      expect(statusOf(await ask({ port: WEB_PORT, host: `${HOTEL}.localhost`, path }))).toBe(404);
    });

    await test.step('on a site that the tenant does not name the browser shows none', async () => {
      const refused = page.waitForEvent('console', (message) => message.text().includes('frame-ancestors'));
      await openForeignPage(page, { site: 'https://fremd.example', address });
      await refused;
    });

    await test.step('on the own site a table is booked, and the site is told so', async () => {
      const frame = await openForeignPage(page, { site: OWN_SITE, address });
      await chooseLateDay(frame);
      await frame.locator('input[name="hour"]:enabled').first().check({ force: true });
      await fillContact({ form: frame, lang: 'es' });
      await frame.getByRole('button', { name: Reserve.book, exact: true }).click();
      await expect(frame.getByRole('heading', { name: BookInfo.approved_title })).toBeVisible();
      const told = await page.evaluate(() => Reflect.get(window, 'told'));
      expect(told).toEqual([[new URL(address).origin, { type: 'booking:created', status: 'approved' }]]);
    });
  });
});
