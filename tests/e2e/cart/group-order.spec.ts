import { listen, openAnother } from '@/tests/e2e/support/another-phone';
import { createDiner } from '@/tests/e2e/support/diner';
import { expect, expectAccessible, test } from '@/tests/e2e/support/fixtures';
import { readQrCode } from '@/tests/e2e/support/read-qr-code';
import { say } from '@/tests/e2e/support/table-diner';

type Diner = ReturnType<typeof createDiner>;
const BRANCH = 'Siempre Abierta Centro';

const cartOf = ({ page, words }: Diner) => page.getByRole('dialog', { name: words.Cart.title });
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
  await sheet.getByRole('button', { name: Group.open }).click();
  const link = (await sheet.getByText(/\/centro\/join#token=/).textContent()) ?? '';
  expect(await readQrCode(sheet.getByRole('img', { name: Group.code }))).toBe(link);
  await expectAccessible(page);
  await sheet.getByRole('button', { name: Group.dismiss }).click();
  await expect(sheet).toBeHidden();
  return link;
}

test('somebody else opens the link of a cart, adds to it live, and follows what its owner sends (rule cart/group, guarantee/token-addresses, guarantee/two-tabs)', async ({
  page,
  browser,
}) => {
  test.slow();
  const owner = createDiner(page);
  const { Cart, Group, Order } = owner.words;
  const link = await invite(owner);
  const token = link.split('#token=')[1] ?? '';
  const guest = createDiner(await openAnother(browser, page));
  const { page: other } = guest;
  const seen = listen(other);
  const members = cartOf(owner).getByRole('list', { name: Group.members }).getByRole('listitem');

  await test.step('the link opens where the guest says a name, and its token stays nowhere', async () => {
    const opened = await other.goto(link);
    expect(opened?.headers()).toMatchObject({ 'x-robots-tag': 'noindex', 'referrer-policy': 'no-referrer' });
    expect(opened?.headers()['cache-control']).toContain('no-store');
    const title = say(Group.invited, { host: 'Ana', branch: BRANCH });
    await expect(other.getByRole('heading', { name: title })).toBeVisible();
    expect(other.url()).not.toContain(token);
    await expectAccessible(other);
    await other.getByLabel(Group.your_name).fill('Luis');
    await other.getByRole('button', { name: Group.join }).click();
    await expect(other.getByText(say(Group.joined, { host: 'Ana' }))).toBeVisible();
  });

  await test.step('what the guest adds comes to the owner, and each counts what is theirs', async () => {
    await guest.addQuickly(guest.dishes.tea);
    await expect(dishIn(owner, owner.dishes.tea)).toContainText('Luis');
    await expect(members.filter({ hasText: 'Luis' })).toContainText(/4\.000/);
    await expect(members.filter({ hasText: 'Ana' })).toContainText(/15\.000/);
    await guest.openCart(/19\.000/);
    await expect(dishIn(guest, guest.dishes.broth)).toContainText('Ana');
    await expect(dishIn(guest, guest.dishes.broth).getByRole('button')).toHaveCount(0);
    await expect(dishIn(guest, guest.dishes.tea).getByRole('button', { name: Cart.more })).toBeVisible();
    await expectAccessible(other);
    await cartOf(guest).getByRole('button', { name: Group.done, exact: true }).click();
    await expect(members.filter({ hasText: 'Luis' })).toContainText(Group.is_done);
    await expect(other.locator('a[href$="/precheckout"]')).toHaveCount(0);
  });

  await test.step('both follow what the owner sends, and the guest reads nothing of who pays', async () => {
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
  });
  expect(seen.filter((text) => text.includes(token) && !text.startsWith(link))).toEqual([]);
  await other.context().close();
});
