import { readDevice, readOrigin } from '@/lib/browser/read-browser';

const ANDROID =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0 Mobile Safari/537.36';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1';

describe('what is read of a browser', () => {
  it.each([
    [ANDROID, 'Android', 'Chrome'],
    [IPHONE, 'iOS', 'Safari'],
    [`${ANDROID} Instagram 300.0`, 'Android', 'Instagram'],
    ['curl/8', 'Other', 'Other'],
  ])('%.40s', (userAgent, so, browser) => {
    expect(readDevice({ userAgent, width: 390.4, height: 844 })).toEqual({
      so,
      browser,
      pixel_width: 390,
      pixel_height: 844,
    });
  });

  it('takes campaign fields of the address, cut to their length', () => {
    const origin = readOrigin({
      search: `?utm_source=mesa&utm_medium=qr&utm_campaign=${'x'.repeat(500)}&gclid=g&other=1`,
      referrer: 'https://www.google.com/search?q=secret#x',
      userAgent: ANDROID,
    });
    expect(origin).toMatchObject({
      utm_source: 'mesa',
      utm_medium: 'qr',
      gclid: 'g',
      fbclid: '',
      utm_term: '',
    });
    expect(origin.utm_campaign).toHaveLength(200);
    expect(origin.referer).toBe('https://www.google.com/search');
  });

  it('takes nothing that cannot be stored: no NUL, no half of a character', () => {
    const origin = readOrigin({
      search: `?utm_term=%00&utm_content=a%00b&utm_campaign=${'x'.repeat(199)}🍔`,
      referrer: `https://a.test/${'x'.repeat(484)}🍔`,
      userAgent: `${'x'.repeat(499)}🍔`,
    });
    expect(origin).toMatchObject({ utm_term: '', utm_content: 'ab', utm_campaign: 'x'.repeat(199) });
    expect(origin.referer).toBe(`https://a.test/${'x'.repeat(484)}`);
    expect(origin.userAgent).toBe('x'.repeat(499));
  });
});
