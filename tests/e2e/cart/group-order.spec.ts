import type { Browser, Page } from '@playwright/test';
import { listen, openAnother } from '@/tests/e2e/support/another-phone';
import { createDiner, TENANT } from '@/tests/e2e/support/diner';
import { addressOf, expect, expectAccessible, type Lang, test } from '@/tests/e2e/support/fixtures';
import { readQrCode } from '@/tests/e2e/support/read-qr-code';
import { say } from '@/tests/e2e/support/table-diner';

type Diner = ReturnType<typeof createDiner>;
const BRANCH = 'Siempre Abierta Centro';

/** Where a phone shows its cart over the menu, and a wide screen beside it. */
const cartOf = ({ page, words }: Diner) =>
  page.getByRole('dialog', { name: words.Cart.title }).or(page.locator('.cart-panel[data-filled]'));
const dishIn = (diner: Diner, name: string) => cartOf(diner).getByRole('listitem').filter({ hasText: name });

/** A broth to take away, and the link that lets others add to it. */
async function invite(owner: Diner): Promise<string> {
  const { page } = owner;
  const { Group } = owner.words;
  await owner.openMenu('take_away');
  await owner.addQuickly(owner.dishes.broth);
  await owner.openCart(/15\.000/);
  await cartOf(owner).getByRole('button', { name: Group.order }).click();
  const sheet = page.getByRole('dialog', { name: Group.order });
  await sheet.getByLabel(Group.own_name).fill('Ana');
  await expectAccessible(page);
  await sheet.getByRole('button', { name: Group.open }).click();
  const link = (await sheet.getByText(/\/centro\/join#token=/).textContent()) ?? '';
  expect(await readQrCode(sheet.getByRole('img', { name: Group.code }))).toBe(link);
  await expectAccessible(page);
  await sheet.getByRole('button', { name: Group.dismiss }).click();
  await expect(sheet).toBeHidden();
  return link;
}

/** In the language of the walk. */
const inLang = (link: string, lang: Lang) => link.replace('/join#', `/join?lang=${lang}#`);

async function openInvited({ browser, page, lang }: { browser: Browser; page: Page; lang: Lang }) {
  const owner = createDiner(page, lang);
  const link = await invite(owner);
  const guest = createDiner(await openAnother(browser, page), lang);
  const seen = listen(guest.page);
  const opened = await guest.page.goto(inLang(link, lang));
  return { owner, guest, link, seen, opened };
}

/** To the menu, which says whose cart it fills. */
async function join({ page, words: { Group } }: Diner, name: string) {
  await page.getByLabel(Group.your_name).fill(name);
  await page.getByRole('button', { name: Group.join }).click();
  const overMenu = page.getByText(say(Group.joined, { host: 'Ana' }));
  const besideMenu = page.getByRole('heading', { name: say(Group.of, { host: 'Ana' }) });
  await expect(overMenu.or(besideMenu)).toBeVisible();
  await expectAccessible(page);
}

test('somebody else opens the link of a cart, adds to it live, and follows what its owner sends (rule cart/group)', async ({
  page,
  browser,
  lang,
}) => {
  test.slow();
  const { owner, guest, link, seen, opened } = await openInvited({ browser, page, lang });
  const { Cart, Group, Order } = owner.words;
  const { page: other } = guest;
  const token = link.split('#token=')[1] ?? '';
  expect(opened?.headers()).toMatchObject({ 'x-robots-tag': 'noindex', 'referrer-policy': 'no-referrer' });
  expect(opened?.headers()['cache-control']).toContain('no-store');
  await expect(
    other.getByRole('heading', { name: say(Group.invited, { host: 'Ana', branch: BRANCH }) }),
  ).toBeVisible();
  expect(other.url()).not.toContain(token);
  await expectAccessible(other);
  await other.getByRole('button', { name: Group.join }).click();
  await expect(other.getByText(Group.name_missing)).toBeVisible();
  await join(guest, 'Luis');

  await guest.addQuickly(guest.dishes.tea);
  await expect(dishIn(owner, owner.dishes.tea)).toContainText('Luis');
  const members = cartOf(owner).getByRole('list', { name: Group.members }).getByRole('listitem');
  await expect(members.filter({ hasText: 'Luis' })).toContainText(/4\.000/);
  await expect(members.filter({ hasText: 'Ana' })).toContainText(/15\.000/);
  await guest.openCart(/19\.000/);
  // What is another's is read, and not counted.
  await expect(dishIn(guest, guest.dishes.broth)).toContainText('Ana');
  await expect(dishIn(guest, guest.dishes.broth).getByRole('button')).toHaveCount(0);
  await expect(dishIn(guest, guest.dishes.tea).getByRole('button', { name: Cart.more })).toBeVisible();
  await expectAccessible(other);
  await cartOf(guest).getByRole('button', { name: Group.done, exact: true }).click();
  await expect(members.filter({ hasText: 'Luis' })).toContainText(Group.is_done);
  await expectAccessible(page);
  await expectNoWayToPay(guest);

  await other.goto(addressOf(TENANT, '/centro?service=take_away'));
  await expect(guest.dock()).toContainText(/19\.000/);
  await owner.continueToPrecheckout();
  await owner.fillContact();
  await owner.payInCash('30000');
  const id = await owner.orderId();
  await other.getByRole('link', { name: Cart.ongoing }).click();
  expect(await guest.orderId()).toBe(id);
  await expect(other.getByRole('list', { name: Group.members })).toContainText('Luis');
  await expect(other.getByText(/Ana Ruiz|ana@example|1020304050|3211234567/)).toHaveCount(0);
  // The tip of who pays is theirs alone.
  await expect(page.getByText(Cart.tip, { exact: true })).toBeVisible();
  await expect(other.getByText(Cart.tip, { exact: true })).toHaveCount(0);
  await expect(other.getByRole('button', { name: Order.cancel })).toHaveCount(0);
  await expectAccessible(other);
  expect(seen.filter((text) => text.includes(token) && !text.startsWith(inLang(link, lang)))).toEqual([]);
  await other.context().close();
});

/** The pages that order and pay lead a guest back to the cart. */
async function expectNoWayToPay(guest: Diner) {
  const { page, words } = guest;
  await expect(cartOf(guest).getByText(say(words.Group.foot_text, { host: 'Ana' }))).toHaveCount(0);
  await expect(cartOf(guest).getByText(say(words.Group.done_text, { host: 'Ana' }))).toBeVisible();
  await expect(page.locator('a[href$="/precheckout"]')).toHaveCount(0);
  await page.goto(addressOf(TENANT, '/centro/precheckout'));
  await expect(page).not.toHaveURL(/precheckout/);
  await expect(page.locator('input[name=method]')).toHaveCount(0);
}

test.describe('a link that was lifted', () => {
  // The refusal is written to the console of the browser.
  test.use({ expectedFault: /status of 4\d\d/ });

  test('says so, leads to the menu, and leaves what was added (rule cart/group)', async ({
    page,
    browser,
    lang,
  }) => {
    const { owner, guest, link } = await openInvited({ browser, page, lang });
    const { Errors, Group } = owner.words;
    await join(guest, 'Luis');
    await guest.addQuickly(guest.dishes.tea);
    await guest.openCart(/19\.000/);
    await expect(dishIn(owner, owner.dishes.tea)).toContainText('Luis');
    await cartOf(owner).getByRole('button', { name: Group.close, exact: true }).click();
    await expect(cartOf(owner).getByText(Group.closed_own)).toBeVisible();
    await expect(cartOf(guest).getByText(say(Group.closed_guest, { host: 'Ana' }))).toBeVisible();
    await expectAccessible(guest.page);
    await expect(dishIn(owner, owner.dishes.tea)).toBeVisible();

    const late = await openAnother(browser, page);
    await late.goto(inLang(link, lang));
    await expect(late.getByRole('alert').filter({ hasText: Errors.link_expired })).toBeVisible();
    await expectAccessible(late);
    await late.getByRole('link', { name: Group.to_menu }).last().click();
    await expect(late).toHaveURL(addressOf(TENANT, '/centro'));
    await late.context().close();
    await guest.page.context().close();
  });
});
