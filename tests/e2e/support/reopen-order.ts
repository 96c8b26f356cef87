import type { Page } from '@playwright/test';
import { TENANT } from './diner';
import { addressOf, CATALOGUES } from './fixtures';

/** The tab is closed; in another of the same browser the diner finds the order among theirs. */
export async function reopenOrder(page: Page, tenant: string = TENANT): Promise<Page> {
  const other = await page.context().newPage();
  await page.close();
  await other.goto(addressOf(tenant, '/centro/orders'));
  await other.getByRole('link', { name: CATALOGUES.es.Order.see, exact: true }).click();
  return other;
}
