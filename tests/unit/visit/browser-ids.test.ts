import { readBrowserIds } from '@/lib/domain/visit/browser-ids';

const read = (cookie: string, measurementId: string | null = 'G-ABC1234') =>
  readBrowserIds({ cookie, measurementId, userAgent: 'Firefox' });

describe('what a browser is known by (rule visit/told-sales)', () => {
  it('is read from the cookies of Google’s and Meta’s own scripts', () => {
    const cookie =
      'lang=es; _ga=GA1.1.1234567890.1700000000; _ga_ABC1234=GS2.1.s1700000001$o1$g0; _fbp=fb.1.1700000000000.99; _fbc=fb.1.1700000000000.IwAR_x-9';
    expect(read(cookie)).toEqual({
      google: { client_id: '1234567890.1700000000', session_id: '1700000001' },
      meta: { fbp: 'fb.1.1700000000000.99', fbc: 'fb.1.1700000000000.IwAR_x-9', user_agent: 'Firefox' },
    });
  });

  it.each([
    ['no cookie', '', null, null],
    [
      'the older form of a visit',
      '_ga=GA1.2.1.2; _ga_ABC1234=GS1.1.1700000001.3.1',
      ['1.2', '1700000001'],
      null,
    ],
    ['the visit of another stream', '_ga=GA1.1.1.2; _ga_OTHER99=GS1.1.1700000001.3', ['1.2', null], null],
    ['something else under the same name', '_ga=ana@example.com; _fbp=Ana Ruiz', null, null],
    ['a click without a browser', '_fbc=fb.1.1700000000000.abc', null, null],
    ['a browser without a click', '_fbp=fb.2.1700000000000.7', null, ['fb.2.1700000000000.7', null]],
  ])('of %s', (_what, cookie, google, meta) => {
    const known = read(cookie);
    expect(known.google && [known.google.client_id, known.google.session_id]).toEqual(google);
    expect(known.meta && [known.meta.fbp, known.meta.fbc]).toEqual(meta);
  });
});
