import { expect, test, WEB_PORT } from '@/tests/e2e/support/fixtures';
import { ask, bodyOf, statusOf } from '@/tests/e2e/support/raw-http';

test('the script that shows the question comes after the header it stands below, wherever the document is cut', async () => {
  const page = bodyOf(await ask({ port: WEB_PORT, host: 'brasa-andina.localhost', path: '/chapinero' }));
  const header = page.indexOf('class="site-header"');
  expect(header).toBeGreaterThan(0);
  const question = page.indexOf('id="consent"');
  expect(question).toBeGreaterThan(header);
  expect(page.indexOf('earlyTaps')).toBeGreaterThan(question);
});

test('a tenant without pixels asks nothing in its documents, and has nothing to take back', async () => {
  const marks = async (slug: string, path: string) => {
    const answer = await ask({ port: WEB_PORT, host: `${slug}.localhost`, path });
    expect(statusOf(answer)).toBe(200);
    return ['id="consent"', 'data-answer="', 'data-open="consent"'].filter((mark) => answer.includes(mark));
  };
  expect(await marks('brasa-andina', '/')).toHaveLength(3);
  for (const path of ['/', '/san-francisco', '/san-francisco/orders'])
    expect({ path, marks: await marks('istmo-cafe', path) }).toEqual({ path, marks: [] });
});
