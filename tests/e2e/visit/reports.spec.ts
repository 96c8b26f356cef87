import { addressOf, expect, test } from '@/tests/e2e/support/fixtures';
import { openLoaded } from '@/tests/e2e/support/until-loaded';
import { startReportingWeb } from '@/tests/e2e/support/webs/reporting-web';

const TENANT = 'brasa-andina';

test('without a DSN nothing of the reports is loaded or allowed; with one a fault arrives from the browser and from the server, without anything of the diner', async ({
  page,
  context,
}) => {
  await test.step('without a DSN', async () => {
    const scripts: Promise<string>[] = [];
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') scripts.push(response.text());
    });
    const answer = await openLoaded(page, addressOf(TENANT, '/branch-offices'));
    const texts = await Promise.all(scripts);
    expect(texts.length).toBeGreaterThan(3);
    expect(texts.filter((text) => /(?<![a-z])sentry/i.test(text))).toEqual([]);
    expect(answer?.headers()['content-security-policy']).toContain("connect-src 'self' https://www.google");
  });
  const web = await startReportingWeb('/domain/branches.json');
  try {
    await test.step('a fault in the browser', async () => {
      const at = (path: string) => `http://${TENANT}.localhost:${web.port}${path}`;
      // Its fault is no fault of this test.
      const reporting = await context.newPage();
      const answer = await openLoaded(reporting, at('/chapinero?utm_campaign=3211234567'));
      expect(answer?.headers()['content-security-policy']).toContain(web.sinkOrigin);
      await reporting.evaluate(() => {
        const fail = () => {
          throw new TypeError('no price for ana@example.com or 321 123 4567');
        };
        setTimeout(fail);
      });
      const found = () => web.events.find(({ exception }) => exception?.values[0]?.type === 'TypeError');
      await expect.poll(found).toBeDefined();
      expect(found()?.exception?.values[0]?.value).toBe('no price for … or …');
      expect(found()?.tags).toEqual({ kind: 'fault' });
      expect(found()?.request?.url).toBe(at('/chapinero'));
      expect(web.raw.join('\n')).not.toMatch(/ana@example|3211234567|321 123 4567/);
      // Its program waits for the stream of its menu before it stops.
      await reporting.close();
    });
    await test.step('a loader that fails on the server, about one in ten', async () => {
      const isOfServer = ({ platform }: { platform?: string }) => platform === 'node';
      for (let times = 0; times < 200 && !web.events.some(isOfServer); times += 1) {
        const answer = await page.request.get(`http://127.0.0.1:${web.port}/branch-offices`, {
          headers: { host: `${TENANT}.localhost` },
        });
        expect(answer.status()).toBe(503);
      }
      const event = web.events.find(isOfServer);
      expect(event?.exception?.values[0]?.value).toMatch(/^http: /);
      expect(Object.keys(event ?? {})).not.toEqual(expect.arrayContaining(['server_name']));
      expect(JSON.stringify(event)).not.toContain('user-agent');
    });
  } finally {
    await web.stop();
  }
});
