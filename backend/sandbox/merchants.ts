import type { Hono } from 'hono';
import type { Acceptance } from './acceptance';
import type { SandboxOptions } from './app';
import { assertTestKey, slugOfKey } from './authorize';
import { toWireBanks } from './banks';
import { ERRORS } from './gateway-errors';

const TEXTS = {
  terms: 'Términos y condiciones de la pasarela de prueba: aquí no se mueve dinero.',
  'personal-data': 'Datos personales en la pasarela de prueba: se olvidan cuando se apaga.',
} as const;

export function registerMerchants({
  app,
  acceptance,
  options,
}: {
  app: Hono;
  acceptance: Acceptance;
  options: SandboxOptions;
}): void {
  app.get('/v1/merchants/:key', (c) => {
    const key = c.req.param('key');
    if (!/^pub_test_[\w-]+$/.test(key)) throw ERRORS.badPublicKey();
    const slug = slugOfKey(key);
    if (!slug) throw ERRORS.unknownMerchant(key);
    const issue = (page: keyof typeof TEXTS, type: string) => {
      const permalink = new URL(`/${page}.html`, c.req.url).toString();
      const now = options.clock().getTime();
      return { acceptance_token: acceptance.issue({ slug, permalink, now }), permalink, type };
    };
    const methods = ['CARD', 'NEQUI', 'PSE'];
    return c.json({
      data: {
        id: slug,
        name: slug,
        legal_name: slug,
        legal_id: '900000000-0',
        legal_id_type: 'NIT',
        contact_name: slug,
        phone_number: '+570000000000',
        email: `${slug}@example.com`,
        logo_url: null,
        active: true,
        public_key: key,
        accepted_currencies: ['COP'],
        accepted_payment_methods: methods,
        payment_methods: methods.map((name) => ({ name, payment_processors: [{ name: 'SANDBOX' }] })),
        presigned_acceptance: issue('terms', 'END_USER_POLICY'),
        presigned_personal_data_auth: issue('personal-data', 'PERSONAL_DATA_AUTH'),
      },
      meta: {},
    });
  });
  for (const [page, text] of Object.entries(TEXTS)) {
    app.get(`/${page}.html`, (c) =>
      c.html(
        `<!doctype html><html lang="es"><meta charset="utf-8"><link rel="icon" href="data:,"><title>Sandbox</title><p>${text}</p></html>`,
      ),
    );
  }
  app.get('/v1/pse/financial_institutions', (c) => {
    assertTestKey(c.req.header('authorization'));
    return c.json({ data: toWireBanks(), meta: {} });
  });
}
