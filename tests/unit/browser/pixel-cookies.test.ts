import { endsOfPixelCookies } from '@/lib/browser/pixel-cookies';

const namesOf = (cookie: string) => [
  ...new Set(endsOfPixelCookies({ cookie, host: 'localhost' }).map((end) => end.split('=', 1)[0])),
];

describe('the cookies of a consent that is taken back (rule visit/consent)', () => {
  it('end on the host and on every domain above it', () => {
    expect(endsOfPixelCookies({ cookie: '_ga=GA1.1.1.2', host: 'pide.brasa.example' })).toEqual([
      '_ga=; path=/; max-age=0',
      '_ga=; path=/; max-age=0; domain=pide.brasa.example',
      '_ga=; path=/; max-age=0; domain=brasa.example',
    ]);
  });

  it('are those of Google and Meta, and no other', () => {
    const cookie = 'lang=es; _ga=1; _ga_ABC123=2; _gcl_au=3; _gid=4; _fbp=5; _fbc=6; _gallery=7; fbp=8';
    expect(namesOf(cookie)).toEqual(['_ga', '_ga_ABC123', '_gcl_au', '_gid', '_fbp', '_fbc']);
    expect(namesOf('')).toEqual([]);
  });
});
