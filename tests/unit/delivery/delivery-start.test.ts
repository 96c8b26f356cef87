import { resolveDeliveryStart } from '@/lib/domain/delivery/delivery-start';

const OPEN = { open: true, until: null } as const;
const opensIn = (inDays: number, time: string) =>
  ({ open: false, next: { day: 'mon', time, inDays } }) as const;
const NEVER = { open: false, next: null } as const;
const one = { id: 1, slug: 'centro', services: [], state: OPEN };
const two = { id: 2, slug: 'norte', services: ['delivery' as const], state: OPEN };
const bogota = { supplier_id: 2, latitud: 4.6, longitud: -74 };
const medellin = { supplier_id: 1, latitud: 6.2, longitud: -75 };
const start = { suppliers: [one, two], cities: [bogota], hasAddress: false, service: 'delivery' as const };

describe('the beginning of a delivery (rule delivery/start)', () => {
  it.each([
    ['the only branch', { suppliers: [two] }, { kind: 'home', slug: 'norte', ghost: null }],
    ['the only branch, which lacks the service', { suppliers: [one] }, { kind: 'choose' }],
    [
      'the only branch, before a service is chosen',
      { suppliers: [one], service: null },
      { kind: 'home', slug: 'centro', ghost: null },
    ],
    [
      'the only branch, whatever its cities say',
      { suppliers: [two], cities: null, hasAddress: true },
      { kind: 'home', slug: 'norte', ghost: null },
    ],
    ['one city', {}, { kind: 'home', slug: 'norte', ghost: { latitude: 4.6, longitude: -74 } }],
    [
      'one city whose branch is closed while another is open',
      {
        suppliers: [
          { ...two, id: 1, slug: 'centro' },
          { ...two, state: opensIn(0, '11:00') },
        ],
      },
      { kind: 'home', slug: 'centro', ghost: { latitude: 4.6, longitude: -74 } },
    ],
    [
      'one city whose branch is closed while another that lacks the service is open',
      { suppliers: [one, { ...two, state: opensIn(0, '11:00') }] },
      { kind: 'home', slug: 'norte', ghost: { latitude: 4.6, longitude: -74 } },
    ],
    [
      'one city whose branches are closed: the first to open',
      {
        suppliers: [
          { ...two, id: 1, slug: 'centro', state: opensIn(1, '11:30') },
          { ...two, state: opensIn(2, '10:00') },
          { ...two, id: 3, slug: 'sur', state: opensIn(1, '12:00') },
        ],
      },
      { kind: 'home', slug: 'centro', ghost: { latitude: 4.6, longitude: -74 } },
    ],
    [
      'one city whose branch has no hour ahead while another has',
      {
        suppliers: [
          { ...two, id: 1, slug: 'centro', state: opensIn(6, '11:30') },
          { ...two, state: NEVER },
        ],
      },
      { kind: 'home', slug: 'centro', ghost: { latitude: 4.6, longitude: -74 } },
    ],
    [
      'one city whose branches open at the same hour: its own',
      {
        suppliers: [
          { ...two, id: 1, slug: 'centro', state: opensIn(1, '11:30') },
          { ...two, state: opensIn(1, '11:30') },
        ],
      },
      { kind: 'home', slug: 'norte', ghost: { latitude: 4.6, longitude: -74 } },
    ],
    ['one city and an address already', { hasAddress: true }, { kind: 'choose' }],
    ['several cities', { cities: [bogota, medellin] }, { kind: 'choose' }],
    ['one city whose branch lacks the service', { service: 'schedule' as const }, { kind: 'choose' }],
    ['no city', { cities: [] }, { kind: 'choose' }],
    ['cities that did not come', { cities: null }, { kind: 'choose' }],
    ['a city of nobody', { cities: [{ ...bogota, supplier_id: 9 }] }, { kind: 'choose' }],
  ])('%s', (_case, change, expected) => {
    expect(resolveDeliveryStart({ ...start, ...change })).toEqual(expected);
  });
});
