import { minimumOrderOf } from '@/lib/domain/cart/minimum-order';
import { findZone } from '@/lib/domain/delivery/coverage';
import { parseHost } from '@/lib/domain/tenant/host';
import { overlay } from '@/lib/domain/tenant/overlay';
import { fallbackOf, resolveText } from '@/lib/domain/text/local-text';

describe('parseHost (rule tenant/host, guarantee/host-form)', () => {
  test.each([
    ['a.test', 'a.test'],
    ['A.TEST.', 'a.test'],
    ['a.test:3000', 'a.test'],
    ['brasa-andina.localhost:3000', 'brasa-andina.localhost'],
    ['xn--caf-dma.test', 'xn--caf-dma.test'],
    ['127.0.0.1:3000', '127.0.0.1'],
  ])('%s', (header, host) => {
    expect(parseHost(header)).toBe(host);
  });
  test.each([
    '',
    'a.test..',
    'a.test@b.test',
    'a.test,b.test',
    'a.test\0',
    'a.test%00',
    '[::1]',
    'a..test',
    '-a.test',
    `${'a'.repeat(300)}.test`,
    'a.test:port',
    'a test',
  ])('refuses %j', (header) => {
    expect(parseHost(header)).toBeNull();
  });
});

test('a text falls back from the language asked for to the own one and to Spanish (rule tenant/text-fallback)', () => {
  expect(resolveText({ text: { es: 'sopa', en: 'soup' }, lang: 'en', own: 'es' })).toBe('soup');
  expect(resolveText({ text: { es: 'sopa', pt: 'sopa pt' }, lang: 'en', own: 'pt' })).toBe('sopa pt');
  expect(resolveText({ text: { es: 'sopa' }, lang: 'en', own: 'pt' })).toBe('sopa');
  expect(resolveText({ text: { pt: 'sopa pt' }, lang: 'en', own: 'en' })).toBe('sopa pt');
  expect(resolveText({ text: {}, lang: 'en', own: 'pt' })).toBe('');
});

test.each([
  [{ es: 'sopa', en: 'soup' }, undefined],
  [{ es: 'sopa', pt: 'sopa pt' }, 'pt'],
  [{ es: 'sopa', en: '' }, 'es'],
  [{}, undefined],
])(
  '%j says in which language it is where that is not the one asked for (rule tenant/text-fallback)',
  (text, lang) => {
    expect(fallbackOf({ text, lang: 'en', own: 'pt' })).toBe(lang);
  },
);

test('the minimum order is that of the country (rule cart/minimum-order)', () => {
  expect([minimumOrderOf('CO'), minimumOrderOf('MX'), minimumOrderOf('PE')]).toEqual([10_000, 5_000, 0]);
});

test('a country lays only its own words over the catalogue (rule tenant/country-words)', () => {
  const below = { a: { x: '1', y: '2' }, b: '3' };
  expect(overlay(below, { a: { y: 'dos' } })).toEqual({ a: { x: '1', y: 'dos' }, b: '3' });
  expect(below.a.y).toBe('2');
});

describe('findZone (rule delivery/coverage)', () => {
  const square = (size: number): [number, number][][] => [
    [
      [-size, -size],
      [size, -size],
      [size, size],
      [-size, size],
      [-size, -size],
    ],
  ];
  const zones = [
    { id: 1, active: true, deliveryMinor: 900, rings: square(2) },
    { id: 2, active: true, deliveryMinor: 500, rings: square(1) },
    { id: 3, active: false, deliveryMinor: 100, rings: square(3) },
  ];
  test('takes the cheapest active zone around the point', () => {
    expect(findZone({ zones, latitude: 0.5, longitude: 0.5 })?.id).toBe(2);
    expect(findZone({ zones, latitude: 1.5, longitude: 1.5 })?.id).toBe(1);
  });
  test('an inactive zone serves nobody', () => {
    expect(findZone({ zones, latitude: 2.5, longitude: 2.5 })).toBeNull();
  });
});
