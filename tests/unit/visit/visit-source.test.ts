import { visitSource, withoutAddresses } from '@/lib/domain/visit/visit-source';

const read = (origin: Parameters<typeof visitSource>[0]['origin']) =>
  visitSource({ origin, host: 'brasa.test' });

describe('where a visit came from (rule visit/numbers)', () => {
  it.each([
    [{}, 'direct', '', ''],
    [{ referer: 'https://brasa.test/norte' }, 'direct', '', ''],
    [{ referer: 'not an address' }, 'direct', '', ''],
    [{ referer: 'https://www.google.com.co/' }, 'google', 'search', ''],
    [{ referer: 'https://l.instagram.com/' }, 'instagram', 'social', ''],
    [{ referer: 'https://google.com.evil.test/' }, 'google.com.evil.test', 'site', ''],
    [{ referer: 'android-app://com.google.android.gm/' }, 'com.google.android.gm', 'site', ''],
    [{ gclid: 'a', referer: 'https://www.google.com/' }, 'google', 'ads', ''],
    [{ fbclid: 'a' }, 'facebook', 'social', ''],
    [
      { utm_source: ' Mailing ', utm_medium: 'Email', utm_campaign: 'Día  de la MADRE' },
      'mailing',
      'email',
      'día de la madre',
    ],
    [{ utm_medium: 'qr', referer: 'https://www.google.com/' }, 'link', 'qr', ''],
    [{ utm_source: 'x'.repeat(200) }, 'x'.repeat(100), '', ''],
  ])('%j', (origin, source, medium, campaign) => {
    expect(read(origin)).toEqual({ source, medium, campaign });
  });

  it('does not take its own host with a port for another', () => {
    expect(
      visitSource({ origin: { referer: 'http://a.localhost:3000/' }, host: 'a.localhost:3000' }).source,
    ).toBe('direct');
  });
});

test.each([
  [
    { utm_source: 'ana@example.com', utm_medium: 'email' },
    { utm_source: '', utm_medium: 'email' },
  ],
  [
    { utm_campaign: 'para ana@example.com', campaign_id: 'ana@example.com', utm_source: 'mail' },
    { utm_campaign: '', campaign_id: '', utm_source: 'mail' },
  ],
  [
    { utm_source: 'ana%40example.com', utm_term: 'ana%2540example.com', utm_medium: '20%' },
    { utm_source: '', utm_term: '', utm_medium: '20%' },
  ],
  [
    { utm_term: '@ana', utm_content: 'abril', referer: 'https://www.tiktok.com/@brasa' },
    { utm_term: '', utm_content: 'abril', referer: 'https://www.tiktok.com/@brasa' },
  ],
  [
    { utm_source: null, utm_medium: undefined },
    { utm_source: null, utm_medium: undefined },
  ],
])('of %j nobody’s address is kept (rule visit/told-address)', (origin, kept) => {
  expect(withoutAddresses(origin)).toEqual(kept);
});
