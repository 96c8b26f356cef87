import type { Page } from '@playwright/test';
import { createAccountDiner, createStaff } from '@/tests/e2e/support/account-diner';
import { openAnother } from '@/tests/e2e/support/another-phone';
import { createDiner, type DinerLang } from '@/tests/e2e/support/diner';
import { expect, expectAccessible, test } from '@/tests/e2e/support/fixtures';
import { createOwnTenant } from '@/tests/e2e/support/own-tenant';
import { say } from '@/tests/e2e/support/table-diner';

type Diner = ReturnType<typeof createDiner>;
let own: ReturnType<typeof createOwnTenant>;
let count = 0;
// Every test, and every second try, has a tenant of its own: nobody else changes its menu.
test.beforeEach(async () => {
  const { project, retry } = test.info();
  count += 1;
  own = createOwnTenant(`carta-viva-${project.name}-${test.info().workerIndex}-${count}-${retry}`);
  await own.publish();
});

const cardOf = (page: Page, name: string) => page.locator('#menu li').filter({ hasText: name }).first();
const buttonOf = (page: Page, name: string) => cardOf(page, name).locator('[data-add]');
/** Of the page, not of what is open over it. */
const saidOn = (page: Page) => page.locator('.passing-notes');

/** What the staff say of a dish of a page. */
async function staffOf(page: Page, dish: string, tenant = own.slug) {
  const href = (await cardOf(page, dish).getByRole('link').getAttribute('href')) ?? '';
  const staff = await createStaff(page, tenant, 'menu:write');
  return (change: object) => staff('PUT', `products/${href.split('/').at(-1)}.json`, change);
}

/** A diner with a broth in the cart, and the same browser's second tab. */
async function openTabs(page: Page, lang: DinerLang) {
  const diner = createDiner(page, { lang, tenant: own.slug });
  await diner.openMenu('take_away');
  await diner.addQuickly(diner.dishes.broth);
  await expect(diner.dock()).toContainText('15.000');
  const tab = await page.context().newPage();
  const twin = createDiner(tab, { lang, tenant: own.slug });
  await twin.openMenu('take_away');
  await expect(twin.dock()).toContainText('15.000');
  return { diner, twin };
}

async function openDish({ page }: Diner, dish: string) {
  await cardOf(page, dish).getByRole('link').click();
  const sheet = page.getByRole('dialog', { name: dish });
  await expect(sheet).toBeVisible();
  return sheet;
}

test('staff sell a dish out and change its price: card and open product say so, and two tabs agree (rule menu/live)', async ({
  page,
  lang,
}) => {
  test.slow();
  const { diner, twin } = await openTabs(page, lang);
  const { words, dishes } = diner;
  const { Live, Menu } = words;
  await test.step('what one tab adds is in the cart of the other (guarantee/two-tabs)', async () => {
    await diner.addQuickly(dishes.tea);
    await expect(twin.dock()).toContainText('19.000');
  });
  const offer = await staffOf(page, dishes.loin);
  await expect(buttonOf(twin.page, dishes.loin)).toBeVisible();
  const place = await cardOf(twin.page, dishes.tea).boundingBox();
  const sheet = await openDish(diner, dishes.loin);
  await expect(sheet.getByRole('button', { name: words.Cart.more })).toBeVisible();

  await test.step('it sells out', async () => {
    await offer({ available: false });
    await expect(sheet.getByText(Live.open_gone)).toBeVisible();
    await expect(sheet.getByRole('button', { name: words.Cart.more })).toBeHidden();
    const gone = cardOf(twin.page, dishes.loin).getByText(Menu.sold_out);
    await expect(gone).toBeVisible();
    // In one line, also where no picture makes room for it.
    expect((await gone.boundingBox())?.height).toBeLessThan(40);
    await expect(buttonOf(twin.page, dishes.loin)).toHaveCount(0);
    await expect(saidOn(twin.page).getByText(say(Live.gone, { name: '' }))).toBeVisible();
    await expectAccessible(page);
    await expectAccessible(twin.page);
    expect(await cardOf(twin.page, dishes.tea).boundingBox()).toEqual(place);
  });
  await test.step('three are there again: the stepper stops at them', async () => {
    await offer({ available: true, stock: 3 });
    await expect(sheet.getByText(Live.open_back)).toBeVisible();
    const more = sheet.getByRole('button', { name: words.Cart.more });
    await more.click();
    await more.click();
    await expect(more).toBeDisabled();
    await expect(buttonOf(twin.page, dishes.loin)).toBeVisible();
    await offer({ stock: 2 });
    await expect(sheet.locator('output')).toHaveText('2');
    await expect(more).toBeDisabled();
  });
  await test.step('an import changes its price', async () => {
    own.change('menu.csv', '38000', '42000');
    await own.publish();
    await expect(sheet.getByText(/38\.000.*42\.000/)).toBeVisible();
    await expect(cardOf(twin.page, dishes.loin)).toContainText('42.000');
    await expect(saidOn(twin.page)).toContainText('42.000');
    expect(await cardOf(twin.page, dishes.tea).boundingBox()).toEqual(place);
  });
});

// In Portuguese on the phone: the test before walks it in Spanish.
test('who only reads sees it when the page is looked at again (rule menu/live)', async ({
  page,
  browser,
  isMobile,
}) => {
  const lang: DinerLang = isMobile ? 'pt' : 'en';
  const diner = createDiner(page, { lang, tenant: own.slug });
  await diner.openMenu('take_away');
  const { broth } = diner.dishes;
  const reader = await openAnother(browser, page);
  await createDiner(reader, { lang, tenant: own.slug }).openMenu('take_away');
  await expect(buttonOf(reader, broth)).toBeVisible();
  const offer = await staffOf(page, broth);
  await offer({ available: false });
  await reader.mouse.move(5, 5);
  await expect(async () => {
    await reader.evaluate(() => window.dispatchEvent(new Event('focus')));
    await expect(cardOf(reader, broth).getByText(diner.words.Menu.sold_out)).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await expect(buttonOf(reader, broth)).toHaveCount(0);
  await reader.close();
});

test('at a table the stream of the table brings it: a tab has one (rule menu/live)', async ({
  page,
  lang,
}) => {
  const { project, retry, workerIndex } = test.info();
  const dining = createOwnTenant(`mesa-viva-${project.name}-${workerIndex}-${retry}`, 'mesa-unida');
  await dining.publish();
  const streams: string[] = [];
  page.on('request', (one) => {
    if (one.url().endsWith('/events')) streams.push(new URL(one.url()).pathname);
  });
  const diner = createAccountDiner(page, { tenant: dining.slug, lang, label: '1' });
  await diner.scan();
  await diner.seeMenu();
  const soup = { es: 'Ajiaco', en: 'Ajiaco soup' }[lang];
  await expect(buttonOf(page, soup)).toBeVisible();
  const offer = await staffOf(page, soup, dining.slug);
  await expect.poll(() => streams).toContain('/services/on-table/on_table/events');
  await offer({ available: false });
  await expect(cardOf(page, soup).getByText(diner.words.Menu.sold_out)).toBeVisible();
  await expectAccessible(page);
  expect(new Set(streams)).toEqual(new Set(['/services/on-table/on_table/events']));
});

test('a line that another tab takes out while it is edited says so, and is added anew (rule cart/edit)', async ({
  page,
  isMobile,
}) => {
  const lang: DinerLang = isMobile ? 'pt' : 'en';
  const { diner, twin } = await openTabs(page, lang);
  const { Cart } = diner.words;
  const { broth } = diner.dishes;
  const told = (text: string) => text.replace('{name}', broth);
  await diner.openCart(/15\.000/);
  await page.getByRole('button', { name: told(Cart.edit_line) }).click();
  const form = page.getByRole('dialog', { name: broth });
  await form.getByRole('textbox').fill('sin cilantro');
  await twin.openCart(/15\.000/);
  await twin.page.getByRole('button', { name: told(Cart.remove) }).click();
  await expect(form.getByText(Cart.line_gone)).toBeVisible();
  await expectAccessible(page);
  await form.getByRole('button', { name: new RegExp(`^${Cart.add} · `) }).click();
  await expect(form).toBeHidden();
  await expect(page.getByText('«sin cilantro»').first()).toBeVisible();
});
