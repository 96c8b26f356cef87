import { openAnother } from '@/tests/e2e/support/another-phone';
import { tenantCommand } from '@/tests/e2e/support/command-line';
import { addressOf, CATALOGUES, expect, expectAccessible, test } from '@/tests/e2e/support/fixtures';
import { reachOrder } from '@/tests/e2e/support/made-cart';
import { joinByLink } from '@/tests/e2e/support/staff-person';
import { createOwnTenant } from '@/tests/e2e/support/tenants/own-tenant';

const { Staff, StaffOrders, StaffToday, StaffSaid, Rate } = CATALOGUES.es;

test.use({ locale: 'es-CO' });

test('a manager finds an order, reads the day, answers who was not pleased, and the diner reads it on their order (rule staff/orders, rule staff/today, rule staff/ratings)', async ({
  page,
  browser,
}, { project, retry }) => {
  const own = createOwnTenant(`dia-${project.name}-${retry}`);
  await own.publish();
  const { slug } = own;
  const [link = ''] = (await tenantCommand('staff', 'invite', slug, `gerente@${slug}.example`)).split('\n');
  await joinByLink(page, { link, name: 'Marta Gil' });
  const phone = await openAnother(browser, page);
  const id = await reachOrder(phone, { tenant: slug });

  await test.step('the order is found by a name, opens under its own address, and the way back closes it', async () => {
    await page.goto(addressOf('staff', `/${slug}/orders`));
    const row = page.getByRole('listitem').getByRole('button', { name: /Ana Ruiz/ });
    await expect(row).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('searchbox').fill('ana rui');
    await page.getByRole('searchbox').press('Enter');
    await row.click();
    await expect(page).toHaveURL(new RegExp(`order=${id}$`));
    await expect(page.getByRole('heading', { name: StaffOrders.story })).toBeVisible();
    await expectAccessible(page);
    await page.goBack();
    await expect(row).toBeFocused();
  });

  await test.step('the day counts it, with its visits', async () => {
    await page.goto(addressOf('staff', `/${slug}/today`));
    await expect(page.getByRole('table', { name: StaffToday.by_service })).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('it is rated, and answered where the rating stands', async () => {
    for (const status of ['accepted', 'preparation', 'packed', 'delivered'])
      await tenantCommand('order', id, status);
    await phone.getByRole('radio', { name: '4' }).check({ force: true });
    await phone.getByRole('textbox', { name: Rate.reason }).fill('Llegó frío');
    await phone.getByRole('button', { name: Rate.send }).click();
    await expect(phone.getByRole('heading', { name: Rate.thanks })).toBeVisible();
    await page.goto(addressOf('staff', `/${slug}/said`));
    await expect(page.getByText('Llegó frío')).toBeVisible();
    await page.getByRole('button', { name: new RegExp(`^${StaffSaid.answer}:`) }).click();
    await page.getByLabel(Staff.help_answer).fill('Lo sentimos mucho');
    await expectAccessible(page);
    await page.getByRole('button', { name: new RegExp(`^${Staff.help_send}:`) }).click();
    await expect(page.getByText('Lo sentimos mucho')).toBeVisible();
    await expect(phone.getByText('Lo sentimos mucho')).toBeVisible();
  });
});
