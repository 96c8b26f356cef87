import { CARDS, createDiner } from '@/tests/e2e/support/diner';
import { expect, expectAccessible, test } from '@/tests/e2e/support/fixtures';
import { createOwnTenant } from '@/tests/e2e/support/own-tenant';

let tenant: string;
let count = 0;
// Every test, and every second try, has a tenant of its own: nobody else takes its last dish, and no kept page shows it sold out.
test.beforeEach(async () => {
  const { project, retry } = test.info();
  count += 1;
  const own = createOwnTenant(`la-ultima-${project.name}-${test.info().workerIndex}-${count}-${retry}`);
  await own.publish();
  tenant = own.slug;
});
// What is refused is a line of the console.
test.use({ expectedFault: /status of 409/ });

const SOLD_OUT = { es: 'Se agotó.', en: 'It is sold out.' };

for (const way of ['in cash', 'by card'] as const) {
  test(`what another diner took while this one was paying ${way} is said, and nothing is lost`, async ({
    lang,
    page,
    browser,
  }) => {
    const diner = createDiner(page, { lang, tenant });
    const { Cart, Checkout } = diner.words;
    const last = { dish: diner.dishes.last, total: /16\.000/ };
    await diner.reachPrecheckout(last);
    await diner.fillContact();
    if (way === 'by card') await diner.goToPay();
    const other = await (await browser.newContext()).newPage();
    const quicker = createDiner(other, { lang, tenant });
    await quicker.reachPrecheckout(last);
    await quicker.fillContact();
    await quicker.payInCash('50000');
    await quicker.orderId();
    if (way === 'by card') {
      await diner.payByCard(CARDS.approved);
      await expect(page.getByRole('heading', { name: Checkout.refused_title })).toBeInViewport();
      await expectAccessible(page);
      await page.getByRole('button', { name: Checkout.review, exact: true }).click();
      await expect(page).toHaveURL(/\/centro\/precheckout(#how)?$/);
    } else {
      // The way to pay is sent as it is chosen: its answer stops the cart before a press (rule cart/stopped).
      await diner.choose('cash');
      await page.getByRole('button', { name: Cart.stopped_see }).click();
    }
    await expect(page.getByText(SOLD_OUT[lang]).first()).toBeVisible();
    await expectAccessible(page);
    await other.close();
  });
}
