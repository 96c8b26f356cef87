import { tenantCommand } from '@/tests/e2e/support/command-line';
import { addressOf, CATALOGUES, expect, expectAccessible, test } from '@/tests/e2e/support/fixtures';
import { orderElsewhere } from '@/tests/e2e/support/made-cart';
import { joinByLink } from '@/tests/e2e/support/staff-person';
import { createOwnTenant } from '@/tests/e2e/support/tenants/own-tenant';

const { Staff } = CATALOGUES.es;

// An open board of somebody who was removed asks once more, and is refused.
test.use({ locale: 'es-CO', expectedFault: /status of 404/ });

test(
  'an owner takes an invitation, invites a cook, and the cook brings an order from its ring to the counter',
  {
    tag: '@desktop-only',
  },
  async ({ page, browser }, { project, retry }) => {
    test.slow();
    const own = createOwnTenant(`turno-${project.name}-${retry}`);
    await own.publish();
    const { slug } = own;
    const card = page.getByRole('article');
    // The keyboard presses: a browser that is driven clicks the next step as soon as a double tap would.
    const step = (words: string) =>
      card.getByRole('button', { name: new RegExp(`^${words}: `) }).press('Enter');
    await test.step('the owner comes by the link of the operator, and makes another', async () => {
      const [link = ''] = (await tenantCommand('staff', 'invite', slug, `duena@${slug}.example`)).split('\n');
      await joinByLink(page, { link, name: 'Marta Gil' });
      expect(page.url()).toBe(addressOf('staff', `/${slug}/board`));
      await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
      await expectAccessible(page);
      await page.getByRole('button', { name: Staff.moment_shop }).click();
      await page.getByRole('link', { name: Staff.screen_people }).click();
      await page.getByLabel(Staff.mail).fill(`cocina@${slug}.example`);
      await page.getByLabel(Staff.invite_role).selectOption(Staff.role_kitchen);
      await page.getByRole('button', { name: Staff.invite_go }).click();
      await expect(page.getByLabel(Staff.link)).toBeVisible();
      await expectAccessible(page);
    });
    const link = await page.getByLabel(Staff.link).inputValue();
    await test.step('the cook sees orders, and no people', async () => {
      await page.context().clearCookies();
      await joinByLink(page, { link, name: 'Leo Paz' });
      await expect(page.getByRole('link', { name: Staff.screen_people })).toHaveCount(0);
      await expect(card).toHaveCount(0);
    });
    await test.step('an order comes by itself, is accepted with its minutes, made and handed over', async () => {
      await orderElsewhere(browser, { tenant: slug });
      await expect(card).toContainText('Caldo');
      await expect(page).toHaveTitle(/1 pedido espera/);
      await expectAccessible(page);
      await step(Staff.minutes.replace('{minutes}', '20'));
      await step(Staff.preparation);
      const dish = card.getByRole('button', { name: /Caldo/ });
      await dish.click();
      await expect(dish).toHaveAttribute('aria-pressed', 'true');
      await step(Staff.packed);
      await expect(page.getByRole('region', { name: Staff.column_ready }).getByRole('article')).toHaveCount(
        1,
      );
      await step(Staff.delivered);
      await expect(card).toHaveCount(0);
    });
    await test.step('a dish that is sold out stands on top with its end, and is sold again', async () => {
      await page.getByRole('link', { name: Staff['screen_sold-out'] }).click();
      await page.getByLabel(Staff.find_dish).fill('caldo');
      const found = page.getByRole('listitem', { name: /^Caldo/ });
      await found.getByRole('button', { name: Staff.out_today }).click();
      await expect(found.getByRole('button', { name: Staff.sell_again })).toBeVisible();
      await expectAccessible(page);
      await found.getByRole('button', { name: Staff.sell_again }).click();
      await expect(found.getByRole('button', { name: Staff.out_today })).toBeVisible();
      await page.getByRole('link', { name: Staff.screen_board }).click();
    });
    await test.step('whoever is removed sees nothing more', async () => {
      await tenantCommand('staff', 'remove', slug, `cocina@${slug}.example`);
      await page.reload();
      await expect(page.getByText(Staff.not_there)).toBeVisible();
    });
  },
);
