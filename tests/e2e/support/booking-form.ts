import type { FrameLocator, Page } from '@playwright/test';
import { CATALOGUES, expect, type Lang } from './fixtures';

/** The page, or the frame in which the form is shown. */
type Form = Page | FrameLocator;

/** A day that other walks leave alone. */
export async function chooseLateDay(form: Form): Promise<void> {
  const days = form.locator('input[name="day"]:enabled');
  await expect(days.first()).toBeAttached();
  const count = await days.count();
  await days.nth(count - 1 - Math.floor(Math.random() * Math.min(count - 1, 8))).check({ force: true });
}

/** With a phone of Colombia or Mexico. */
export async function fillContact({ form, lang }: { form: Form; lang: Lang }): Promise<void> {
  const { Checkout } = CATALOGUES[lang];
  await form.getByLabel(Checkout.name, { exact: true }).fill('Ana María Ruiz');
  await form.getByLabel(/\+5[27]/).fill('3211234567');
  await form.getByLabel(Checkout.email).fill('ana@example.com');
  const terms = form.getByRole('checkbox');
  if (await terms.count()) await terms.check();
}
