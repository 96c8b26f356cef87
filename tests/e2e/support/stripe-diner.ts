import type { Page } from '@playwright/test';
import { createDiner, upTo } from './diner';
import { expect } from './fixtures';

/** A Mexican diner at the checkout, with tacos to take away. */
export async function reachStripe(page: Page) {
  const diner = createDiner(page, { tenant: 'cantina-abierta', phone: '9981234567' });
  const { Checkout } = diner.words;
  await diner.reachPrecheckout({ dish: 'Tacos de pescado', total: /215/ });
  await page.getByLabel(Checkout.name).fill('Ana Ruiz');
  await page.getByRole('textbox', { name: upTo(Checkout.phone) }).fill('9981234567');
  await page.getByLabel(Checkout.email).fill('ana@example.com');
  await page.getByLabel(Checkout.dni_type).selectOption('PP');
  await page.getByLabel(Checkout.dni, { exact: true }).fill('G12345678');
  await diner.giveTip();
  await diner.choose('card');
  await page.getByRole('button', { name: upTo(Checkout.to_pay) }).click();
  const fields = page.frameLocator('iframe[title=Stripe]');
  await expect(fields.getByLabel('CVC')).toBeVisible();
  /** Into the gateway's own fields. */
  const typeCard = async (number: string) => {
    await fields.getByLabel('Número de la tarjeta').fill(number);
    await fields.getByLabel('Vencimiento (MM/AA)').fill('1231');
    await fields.getByLabel('CVC').fill('123');
  };
  return { diner, typeCard };
}
