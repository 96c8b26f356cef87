import type { Page } from '@playwright/test';
import { createDiner } from './diner';
import { expect } from './fixtures';
import { reachCheckout } from './made-cart';

export const STRIPE_TENANT = 'cantina-abierta';
const WHO = {
  phone: '9981234567',
  phone_code: '52',
  phone_code_iso2: 'MX',
  dni_type: 'PP',
  dni: 'G12345678',
};

/** A Mexican diner at the checkout, with tacos to take away. */
export async function reachStripe(page: Page) {
  const id = await reachCheckout(page, {
    tenant: STRIPE_TENANT,
    dish: 'Tacos',
    who: WHO,
    payment_method: 'card',
  });
  const diner = createDiner(page, { tenant: STRIPE_TENANT });
  const fields = page.frameLocator('iframe[title=Stripe]');
  await expect(fields.getByLabel('CVC')).toBeVisible();
  /** Into the gateway's own fields. */
  const typeCard = async (number: string) => {
    await fields.getByLabel('Número de la tarjeta').fill(number);
    await fields.getByLabel('Vencimiento (MM/AA)').fill('1231');
    await fields.getByLabel('CVC').fill('123');
  };
  return { id, diner, typeCard };
}
