import { CATALOGUES, expect, expectAccessible, test, WEB_PORT } from '@/tests/e2e/support/fixtures';
import { linkOf, PREVIEW_NAME as NAME, STAGING } from '@/tests/e2e/support/preview-link';

const { Preview, Landing } = CATALOGUES.es;
const at = (path: string) => `http://${STAGING}:${WEB_PORT}${path}`;

test('a link of the command line shows the tenant under the staging host, says so, and is left', async ({
  page,
  context,
}) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).hostname !== STAGING) foreign.push(request.url());
  });
  const passes = async () => (await context.cookies()).filter(({ name }) => name === 'preview');

  await test.step('the link opens it', async () => {
    await page.goto((await linkOf('brasa-andina')).toString());
    await expect(page).toHaveURL(at('/'));
    await expect(page.getByRole('heading', { level: 1, name: NAME })).toBeVisible();
    await expect(page.getByText(Preview.text.replace('{name}', NAME))).toBeVisible();
    const [cookie] = await passes();
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', domain: STAGING });
    await expectAccessible(page);
    const bottomOfBar = await page
      .locator('.preview-bar')
      .evaluate((bar) => bar.getBoundingClientRect().bottom);
    const question = await page.getByRole('region', { name: CATALOGUES.es.Consent.title }).boundingBox();
    expect(question?.y).toBeGreaterThanOrEqual(bottomOfBar);
    await page.getByRole('link', { name: Landing.service_take_away }).click();
    await expect(page.locator('.branch-row a').first()).toBeVisible();
  });

  await test.step('no page of it is kept, indexed or measured', async () => {
    for (const path of ['/chapinero', '/chapinero/menu-digital', '/chapinero/precheckout']) {
      const answer = await page.goto(at(path));
      const headers = answer?.headers() ?? {};
      expect({ path, status: answer?.status(), cache: headers['cache-control'] }).toEqual({
        path,
        status: 200,
        cache: 'private, no-store',
      });
      expect(headers['x-robots-tag']).toBe('noindex');
      expect(headers['content-security-policy']).not.toContain('googletagmanager');
      await expect(page.getByText(Preview.text.replace('{name}', NAME))).toBeVisible();
    }
    expect(foreign).toEqual([]);
  });

  await test.step('leaving ends it: the staging host is nobody’s again', async () => {
    // A page of its own: the browser writes the 404 to its console.
    const last = await context.newPage();
    await last.goto(at('/'));
    await last.getByRole('link', { name: Preview.leave }).click();
    await expect(last.getByRole('heading', { level: 1, name: NAME })).toHaveCount(0);
    await expect(last).toHaveURL(at('/'));
    expect(await passes()).toEqual([]);
  });
});
