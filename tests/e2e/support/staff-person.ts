import type { Page } from '@playwright/test';
import { CATALOGUES, expect } from './fixtures';

const { Staff } = CATALOGUES.es;
export const PASSWORD = 'lluvia-de-octubre';

/** Takes an invitation as somebody new, who then stands before the board. */
export async function joinByLink(page: Page, { link, name }: { link: string; name: string }): Promise<void> {
  await page.goto(link);
  await page.getByLabel(Staff.name).fill(name);
  await page.getByLabel(Staff.password).fill(PASSWORD);
  await page.getByRole('button', { name: Staff.join_go }).click();
  await expect(page).toHaveURL(/\/board$/);
}
