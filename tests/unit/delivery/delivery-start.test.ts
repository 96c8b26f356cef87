import { resolveDeliveryStart } from '@/lib/domain/delivery/delivery-start';

const table = { slug: 'centro', services: ['on_table' as const] };
const norte = { slug: 'norte', services: ['delivery' as const] };
const sur = { slug: 'sur', services: ['delivery' as const] };
const bogota = { supplier_id: 2, latitud: 4.6, longitud: -74 };
const medellin = { supplier_id: 1, latitud: 6.2, longitud: -75 };
const CENTRE = { latitude: 4.6, longitude: -74 };
const start = {
  suppliers: [table, norte],
  cities: [bogota],
  hasAddress: false,
  service: 'delivery' as const,
};

describe('the beginning of a delivery (rule delivery/start)', () => {
  it.each([
    ['the only branch', { suppliers: [norte] }, { slug: 'norte', ghost: null }],
    ['the only branch, which lacks the service', { suppliers: [table] }, { slug: null, ghost: null }],
    [
      'the only branch, before a service is chosen',
      { suppliers: [table], service: null },
      { slug: 'centro', ghost: null },
    ],
    [
      'the only branch, whatever its cities and addresses say',
      { suppliers: [norte], cities: null, hasAddress: true },
      { slug: 'norte', ghost: null },
    ],
    ['one city with one branch that delivers', {}, { slug: 'norte', ghost: CENTRE }],
    [
      'one city with several branches that deliver: the diner says where to',
      { suppliers: [norte, sur] },
      { slug: null, ghost: CENTRE },
    ],
    ['one city, before a service is chosen', { service: null }, { slug: null, ghost: CENTRE }],
    [
      'one city in which nobody has the service',
      { service: 'schedule' as const },
      { slug: null, ghost: CENTRE },
    ],
    ['one city and an address already', { hasAddress: true }, { slug: null, ghost: null }],
    ['several cities', { cities: [bogota, medellin] }, { slug: null, ghost: null }],
    ['no city', { cities: [] }, { slug: null, ghost: null }],
    ['cities that did not come', { cities: null }, { slug: null, ghost: null }],
  ])('%s', (_case, change, expected) => {
    expect(resolveDeliveryStart({ ...start, ...change })).toEqual(expected);
  });
});
