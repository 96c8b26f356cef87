import type { Locator, Page } from '@playwright/test';
import { CARDS, createDiner, upTo } from '@/tests/e2e/support/diner';
import { expect, test } from '@/tests/e2e/support/fixtures';
import { reachForm } from '@/tests/e2e/support/made-cart';

/** Nothing is scrolled: where something is, the browser itself keeps in place what is in sight. */
const makeTall = (page: Page) =>
  page.setViewportSize({ width: page.viewportSize()?.width ?? 390, height: 2_400 });

/** Leaves the wrong field by a press, which ends where it began. */
async function pressAfter(wrong: Locator, target: Locator) {
  const page = target.page();
  const box = await target.boundingBox();
  if (!box) throw new Error('it has no place');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await expect(wrong).toHaveAttribute('aria-invalid', 'true');
  expect(await target.boundingBox()).toEqual(box);
  await page.mouse.up();
}

test('what is pressed or focused stays in sight: no error moves it, no bar covers it', async ({ page }) => {
  const diner = createDiner(page);
  const { Checkout } = diner.words;
  await test.step('a text area that is half behind the bar comes above it', async () => {
    await reachForm(page);
    const comment = page.getByLabel(Checkout.comment);
    const bar = page.locator('.sticky-action');
    await expect(page.getByRole('button', { name: upTo(Checkout.order_now) })).toBeVisible();
    // Its first line is in sight, which is enough for the browser.
    await comment.evaluate((one) => {
      const cover = document.querySelector('.sticky-action')?.getBoundingClientRect().top ?? 0;
      window.scrollBy({ top: one.getBoundingClientRect().top + 40 - cover, behavior: 'instant' });
      document.querySelector<HTMLElement>('input[name=cutlery]')?.focus({ preventScroll: true });
    });
    await page.keyboard.press('Tab');
    await expect(comment).toBeFocused();
    await expect(async () => {
      const [field, cover] = [await comment.boundingBox(), await bar.boundingBox()];
      expect((field?.y ?? 0) + (field?.height ?? 0)).toBeLessThanOrEqual(cover?.y ?? 0);
    }).toPass();
  });
  await test.step('an error that leaving a field brings does not move what is pressed', async () => {
    await makeTall(page);
    const email = page.getByLabel(Checkout.email);
    await email.fill('ana');
    const invoice = page.getByRole('checkbox', { name: Checkout.invoice });
    await pressAfter(email, invoice);
    await expect(invoice).toBeChecked();
    await expect(page.getByText(Checkout.invalid_email)).toBeVisible();
    await invoice.uncheck();
  });
  await test.step('the same at the fields of a card', async () => {
    await diner.fillContact();
    await diner.goToPay();
    await page.getByLabel(Checkout.card_number).fill(CARDS.approved);
    await page.getByLabel(Checkout.card_expiry).fill('12/31');
    const code = page.getByLabel(Checkout.card_cvc);
    await code.fill('1');
    const accept = page.locator('form label.choice input[type=checkbox]');
    await pressAfter(code, accept);
    await expect(accept).toBeChecked();
    await expect(page.getByText(Checkout.card_cvc_length.split('{')[0] ?? '')).toBeVisible();
  });
});
