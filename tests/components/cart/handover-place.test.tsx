import { screen } from '@testing-library/react';
import { HandoverPlace } from '@/components/cart/handover-place';
import type { Cart } from '@/lib/contract/cart/cart';
import { renderTexts } from '@/tests/support/browser/render-texts';

const seat = (kind: 'table' | 'room', label: string): Cart['seat'] => ({ id: 3, kind, label });

test.each<[string, Cart['service'], Cart['seat'], string | null]>([
  ['a table’s', 'on_table', seat('table', '5'), 'Te lo llevamos a la mesa 5'],
  ['a room’s', 'on_table', seat('room', '101'), 'Te lo llevamos a la habitación 101'],
  ['a counter’s', 'on_table', null, 'Recoges en el mostrador'],
  ['a delivery’s', 'delivery', null, null],
])('%s order says where it goes (rule table/ordering)', (_whose, service, to, text) => {
  renderTexts(<HandoverPlace purchase={{ service, seat: to, products: [] }} />);
  if (text === null) expect(document.querySelector('p')).toBeNull();
  else expect(screen.getByText(text)).toBeVisible();
});

test('what several stalls of a court cook is fetched from each (rule table/court)', () => {
  const stalls = [4, 5].map((id) => ({ stall: { id, slug: `s${id}`, name: `Puesto ${id}` } }));
  renderTexts(<HandoverPlace purchase={{ service: 'on_table', seat: null, products: stalls }} />);
  expect(screen.getByText('Recoges en cada puesto')).toBeVisible();
});
