import { type PlacesPort, withSpare } from '@/lib/domain/delivery/places-port';

const NEAR = { latitude: 4.65, longitude: -74.06 };
const place = (id: string) => ({
  ...NEAR,
  id,
  precision: 'house' as const,
  address: 'Calle 60 # 9-40',
  neighbourhood: '',
  reference: '',
  postcode: '',
  city: '',
});
const portOf = (name: string): PlacesPort => ({
  suggest: async () => ({ suggestions: [{ id: name, text: name, place: null }], attribution: name }),
  resolve: async ({ id }) => place(`${name}:${id}`),
  reverse: async () => place(name),
});
const broken = async (): Promise<never> => {
  throw new Error('no script');
};
const BROKEN: PlacesPort = { suggest: broken, resolve: broken, reverse: broken };
const ask = { text: 'calle 60', near: NEAR };

describe('whom the browser asks for addresses (rule delivery/place-search)', () => {
  it('is the first one, as long as it answers', async () => {
    const port = withSpare({ first: async () => portOf('first'), spare: portOf('spare') });
    expect((await port.suggest(ask)).attribution).toBe('first');
    expect((await port.reverse(NEAR))?.id).toBe('first');
    expect((await port.resolve({ id: '1', text: '', place: null })).id).toBe('first:1');
  });

  it.each([
    ['does not come', broken],
    ['comes and fails', async () => BROKEN],
  ])('is the spare one where the first %s', async (_what, first) => {
    const port = withSpare({ first, spare: portOf('spare') });
    expect((await port.suggest(ask)).attribution).toBe('spare');
    expect((await port.reverse(NEAR))?.id).toBe('spare');
  });

  it('is who suggested it, for where a place is', async () => {
    const port = withSpare({ first: async () => BROKEN, spare: portOf('spare') });
    await expect(port.resolve({ id: '1', text: '', place: null })).rejects.toThrow();
    expect((await port.resolve({ id: '1', text: '', place: place('1') })).id).toBe('spare:1');
  });
});
