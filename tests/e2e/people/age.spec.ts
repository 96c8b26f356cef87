import { createDiner } from '@/tests/e2e/support/diner';
import { expect, expectAccessible, test } from '@/tests/e2e/support/fixtures';
import { createOwnTenant } from '@/tests/e2e/support/tenants/own-tenant';

// A dish that needs an age is refused once on purpose.
test.use({ expectedFault: /status of 422/ });

test('alcohol is added after one question, and never to who is too young (rule people/age)', async ({
  page,
  lang,
}, info) => {
  const own = createOwnTenant(`mayores-${info.project.name}-${info.workerIndex}-${info.retry}`);
  own.change(
    'menu.csv',
    'arepa,platos',
    'sidra,platos,Sidra,Cider,De manzana,Of apples,9000,,,,,,,x,,,,,,,,\narepa,platos',
  );
  await own.publish();
  const diner = createDiner(page, { lang, tenant: own.slug });
  const { Age, Checkout, Errors } = diner.words;
  const cider = lang === 'en' ? 'Cider' : 'Sidra';
  const tooYoung = Errors.under_age.replace('{age}', '18');
  const dialog = page.getByRole('dialog', { name: Age.title });
  const answer = async (day: string) => {
    await dialog.getByLabel(Age.born).fill(day);
    await dialog.getByRole('button', { name: Age.save }).click();
  };

  await diner.openMenu('take_away');
  await diner.addQuickly(cider);
  await expect(dialog).toContainText(Age.kept);
  await expectAccessible(page);
  await answer(`${new Date().getUTCFullYear() - 10}-01-01`);
  await expect(dialog).toContainText(tooYoung);
  await dialog.getByRole('button', { name: Age.ok }).click();
  await expect(dialog).toBeHidden();
  await expect(diner.dock()).toBeHidden();

  // It is known, and not asked again.
  await diner.addQuickly(cider);
  await expect(page.getByRole('alertdialog').getByText(tooYoung).last()).toBeVisible();

  // Another diner.
  await page.evaluate(() => localStorage.clear());
  await diner.openMenu('take_away');
  await diner.addQuickly(cider);
  await answer('1990-05-01');
  await expect(dialog).toBeHidden();
  await expect(diner.dock()).toContainText(/9\.000/);
  await diner.addQuickly(cider);
  await diner.openCart(/18\.000/);
  await diner.continueToPrecheckout();
  await diner.fillContact();
  await expect(page.getByLabel(Checkout.age_title)).toHaveValue('1990-05-01');
  await diner.payInCash('100000');
  await diner.orderId();
});
