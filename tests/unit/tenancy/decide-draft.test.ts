import { DEFAULT_THEME } from '@/lib/contract/tenant/lenient-instance';
import { decide } from '@/lib/tenancy/decide';
import type { TenantFacts } from '@/lib/tenancy/tenant-facts';

const facts: TenantFacts = {
  ...{ id: 1, name: 'A', theme: DEFAULT_THEME, status: 'locked', country_code: 'CO', language: 'es' },
  ...{ langs: ['es', 'en'], links: [{ type: 'delivery' }] },
  suppliers: [{ id: 7, slug: 'centro', name: 'Centro', on_table_class: 'checkout', services: [] }],
  ...{ new_menu_v3: false, new_menu_url: null, pixel_google_analytics: null, pixel_facebook_analytics: null },
  ...{ map: null, gateway_origins: { script: [], connect: [], frame: [] }, frame_ancestors: [] },
};
const ask = (pathname: string, isDraft: boolean) =>
  decide({
    request: {
      ...{ host: 'a.test', pathname, isDraft, query: new URLSearchParams({ draft: 'word' }) },
      ...{ langCookie: undefined, acceptLanguage: null },
    },
    answer: { kind: 'found', facts },
  });

describe('a locked restaurant (rule tenant/look-draft)', () => {
  test.each(['/', '/centro', '/centro/politicas-servicio', '/centro/12'])(
    'shows %s to who has the word of a draft, and to nobody else',
    (pathname) => {
      expect(ask(pathname, true)).toMatchObject({ action: 'rewrite', personal: false });
      expect(ask(pathname, false)).toMatchObject({ to: '/inactive-instance' });
    },
  );
  test.each(['/centro/orders', '/perfil', '/sitemap.xml'])('keeps %s closed to them too', (pathname) => {
    expect(ask(pathname, true)).toMatchObject({ to: '/inactive-instance' });
  });
});
