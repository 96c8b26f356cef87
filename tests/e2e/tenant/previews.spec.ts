import { tenantCommand } from '@/tests/e2e/support/command-line';
import { CATALOGUES, expect, expectAccessible, test, WEB_PORT } from '@/tests/e2e/support/fixtures';
import { ask, statusOf } from '@/tests/e2e/support/raw-http';

const STAGING = 'preview.localhost';
const NAME = 'La Brasa Andina';
const { Preview, Landing } = CATALOGUES.es;
const at = (path: string) => `http://${STAGING}:${WEB_PORT}${path}`;

const linkOf = async (slug: string): Promise<URL> => {
  const { links } = JSON.parse(await tenantCommand('preview-link', slug, '--json')) as { links: string[] };
  return new URL(links[0] ?? '');
};

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

test.describe('without a pass that holds', () => {
  const read = (path: string, host = STAGING, headers = {}) => ask({ port: WEB_PORT, host, path, headers });

  test('a staging host is nobody’s', async () => {
    for (const path of ['/', '/chapinero', '/preview/brasa-andina.localhost/es-CO']) {
      expect(statusOf(await read(path))).toBe(404);
    }
  });

  test('a forged, an expired and a foreign link show nothing', async () => {
    const { searchParams } = await linkOf('brasa-andina');
    const [exp, sig] = [searchParams.get('exp') ?? '', searchParams.get('sig') ?? ''];
    const broken = [
      { preview: 'brasa-andina.localhost', exp, sig: 'A'.repeat(43) },
      { preview: 'brasa-andina.localhost', exp: String(Number(exp) + 1), sig },
      { preview: 'brasa-andina.localhost', exp: '1', sig },
      { preview: 'bar-cerro.localhost', exp, sig },
    ];
    for (const link of broken) {
      const answer = await read(`/?${new URLSearchParams(link)}`);
      expect(statusOf(answer)).toBe(400);
      expect(answer.toLowerCase()).not.toContain('set-cookie');
      const cookie = `preview=${link.preview}~${link.exp}~${link.sig}`;
      expect(statusOf(await read('/', STAGING, { cookie }))).toBe(404);
      const config = await read('/services/experience/domain/config.json', STAGING, { cookie });
      expect(statusOf(config)).toBe(404);
    }
  });

  test('a pass changes nothing on a tenant’s own host', async () => {
    const { search, searchParams } = await linkOf('brasa-andina');
    const [exp, sig] = [searchParams.get('exp'), searchParams.get('sig')];
    const cookie = `preview=brasa-andina.localhost~${exp}~${sig}`;
    const answer = await read('/cerro-alegre', 'bar-cerro.localhost', { cookie });
    expect(answer).toContain('Bar Cerro');
    expect(answer).not.toContain(NAME);
    expect((await read(`/cerro-alegre${search}`, 'bar-cerro.localhost')).toLowerCase()).not.toContain(
      'set-cookie: preview',
    );
    expect(statusOf(await read('/preview/bar-cerro.localhost/es-CL', 'bar-cerro.localhost'))).toBe(404);
  });
});
