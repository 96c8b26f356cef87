import { createDiner, upTo } from '@/tests/e2e/support/diner';
import { expect, expectAccessible, test } from '@/tests/e2e/support/fixtures';
import { createOwnTenant } from '@/tests/e2e/support/tenants/own-tenant';

// A dish that needs an age is refused once on purpose.
test.use({ expectedFault: /status of 422/ });

/** A day so many days from now in Bogotá. */
const dayAhead = (days: number) =>
  new Date(Date.now() - 5 * 3_600_000 + days * 86_400_000).toISOString().slice(0, 10);

/** A kitchen with cider, in a city that forbids it from yesterday until tomorrow. */
async function openDryCity(slug: string): Promise<string> {
  const own = createOwnTenant(slug);
  const cider = 'sidra,platos,Sidra,Cider,De manzana,Of apples,9000,,,,,,,x,,,,,,,,';
  own.change('menu.csv', 'arepa,platos', `${cider}\narepa,platos`);
  const law = `dry_law: [{ city: Bogotá, from: '${dayAhead(-1)} 18:00', to: '${dayAhead(1)} 06:00' }]`;
  own.change('tenant.yaml', 'category: restaurant', `category: restaurant\n${law}`);
  await own.publish();
  return own.slug;
}

test('under a dry law menu, dish and cart say so, and the rest is ordered in Portuguese, whose dishes fall back to Spanish and say so (rule menu/dry-law, rule tenant/text-fallback)', async ({
  page,
}, { project, retry }) => {
  const tenant = await openDryCity(`ley-seca-${project.name}-${retry}`);
  const diner = createDiner(page, { lang: 'pt', tenant });
  const { Age, Cart, Errors, Fallback, Menu } = diner.words;
  const cider = 'Sidra';

  await test.step('it is said before anything is chosen, in the menu and of the dish', async () => {
    await diner.openMenu('take_away');
    await expect(page.getByText(Fallback.note.replace('{languages}', 'espanhol'))).toBeVisible();
    await expect(page.locator('#menu a[lang=es]').first()).toBeVisible();
    await expect(page.getByText(upTo(Menu.dry_law))).toBeVisible();
    await page.getByRole('link', { name: cider, exact: true }).first().click();
    const sheet = page.getByRole('dialog', { name: cider });
    await expect(sheet.getByText(upTo(Menu.dry_law))).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
  });

  await test.step('the cart names the line', async () => {
    await diner.addQuickly(cider);
    const dialog = page.getByRole('dialog', { name: Age.title });
    await dialog.getByLabel(Age.born).fill('1990-05-01');
    await dialog.getByRole('button', { name: Age.save }).click();
    await expect(dialog).toBeHidden();
    await diner.addQuickly(diner.dishes.broth);
    await diner.openCart(/24\.000/);
    await expect(page.getByText(upTo(Errors.dry_law)).first()).toBeVisible();
    await page.getByRole('button', { name: Cart.stopped_see }).click();
    await expect(page.getByRole('listitem', { name: cider })).toBeFocused();
  });

  await test.step('the rest is ordered without it', async () => {
    await page
      .getByRole('button', { name: Cart.remove.replace('{name}', cider) })
      .last()
      .click();
    await diner.continueToPrecheckout();
    await diner.fillContact();
    await diner.payInCash('50000');
    await diner.orderId();
  });
});
