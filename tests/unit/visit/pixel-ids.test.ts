import { pixelIds } from '@/lib/domain/visit/pixel-ids';

const ids = (google: string | null, meta: string | null) =>
  pixelIds({ pixel_google_analytics: google, pixel_facebook_analytics: meta });

describe('pixel ids', () => {
  it('are loaded when they are plain', () => {
    expect(ids('G-BRASA0001', '100200300400500')).toEqual({ google: 'G-BRASA0001', meta: '100200300400500' });
  });

  it.each(["G-1');alert(1)//", 'UA-12345-1', 'GTM-ABC123', 'G-', ''])(
    'are none when Google is given %j',
    (google) => {
      expect(ids(google, null).google).toBeNull();
    },
  );

  it.each(['12 34567', "1');alert(1)//", 'abc', ''])('are none when Meta is given %j', (meta) => {
    expect(ids(null, meta).meta).toBeNull();
  });
});
