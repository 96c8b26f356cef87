import { expect, test, WEB_PORT } from '@/tests/e2e/support/fixtures';
import { linkOf, PREVIEW_NAME as NAME, STAGING } from '@/tests/e2e/support/preview-link';
import { ask, statusOf } from '@/tests/e2e/support/raw-http';

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
