import type { FrameLocator, Page } from '@playwright/test';
import { CATALOGUES, expect, type Lang } from './fixtures';

/** The page, or the frame in which the form is shown. */
type Form = Page | FrameLocator;

/** In Spanish: a day whose tables can be booked, among the last of the strip, which other walks leave alone. */
export async function chooseLateDay(form: Form): Promise<void> {
  const days = form
    .locator('label:has(input[name="day"]:enabled)')
    .filter({ hasNotText: CATALOGUES.es.Reserve.walk_in });
  await expect(days.first()).toBeAttached();
  const count = await days.count();
  const back = Math.floor(Math.random() * Math.min(count - 1, 8));
  await days
    .nth(count - 1 - back)
    .locator('input')
    .check({ force: true });
}

/** With a phone of Colombia or Mexico. */
export async function fillContact({ form, lang }: { form: Form; lang: Lang }): Promise<void> {
  const { Checkout } = CATALOGUES[lang];
  await form.getByLabel(Checkout.name, { exact: true }).fill('Ana María Ruiz');
  await form.getByLabel(/\+5[27]/).fill('3211234567');
  const email = form.getByLabel(Checkout.email);
  if (await email.count()) await email.fill('ana@example.com');
  const terms = form.getByRole('checkbox');
  if (await terms.count()) await terms.check();
}
