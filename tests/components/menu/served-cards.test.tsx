import { screen } from '@testing-library/react';
import { DishCard } from '@/components/menu/dish-card';
import { showPrices } from '@/components/menu/keep-prices';
import { showChoice, showSlot } from '@/lib/browser/menu-markup/chosen-service';
import { findDish } from '@/lib/browser/menu-markup/dishes';
import { readDishTap } from '@/lib/browser/menu-markup/taps';
import { getSupplierBySlug } from '@/lib/contract/menu/calls';
import { WEEKDAYS } from '@/lib/domain/branches/opening-hours';
import { servedAhead } from '@/lib/domain/menu/served-ahead';
import es from '@/messages/es.json';
import { getContractExample } from '@/tests/support/backend/contract-examples';
import { drawPart } from '@/tests/support/browser/draw-part';

const [known] = getContractExample(getSupplierBySlug).menu.categories[0]?.products ?? [];
if (!known) throw new Error('The contract’s example has no product.');
const timezone = 'America/Bogota';
const BREAKFAST = new Date('2026-11-27T12:00:00Z');
const EVENING = new Date('2026-11-27T23:00:00Z');
const product = { ...known, name: 'Ajiaco', served: [{ days: [...WEEKDAYS], from: '06:30', to: '11:30' }] };
const ahead = (open: string) =>
  servedAhead({
    hours: {
      timezone,
      weekly: [{ days: [...WEEKDAYS], open, close: '22:00', services: null }],
      exceptions: [],
    },
    days: 14,
    now: EVENING,
  });
const draw = (open?: string) =>
  drawPart(
    <DishCard
      product={product}
      supplierSlug="centro"
      currency="COP"
      timezone={timezone}
      now={EVENING}
      {...(open ? { ahead: ahead(open) } : {})}
    />,
  );
const look = (at: Date) => showPrices({ root: document, timezone, at });
const isOut = () => findDish(document)?.hasAttribute('data-unserved');

afterEach(() => {
  showSlot({ service: '', text: null });
  showChoice(null);
});

test('a card says its hours and follows the clock: what is not served has no button that adds (rule menu/served)', async () => {
  await draw();
  const hours = es.Product.served.replace('{hours}', '6:30–\u206011:30\u00a0a.\u00a0m.');
  expect(findDish(document)?.textContent).toContain(hours);
  look(BREAKFAST);
  expect(isOut()).toBe(false);
  look(EVENING);
  expect(isOut()).toBe(true);
});

test('a focused button gives its focus to the card', async () => {
  await draw();
  const button = document.createElement('button');
  button.dataset.add = '7';
  findDish(document)?.append(button);
  button.focus();
  look(BREAKFAST);
  expect(button).toHaveFocus();
  look(EVENING);
  expect(screen.getByRole('link', { name: 'Ajiaco' })).toHaveFocus();
});

test('an order for an hour that is still to be chosen takes it, and one for an hour goes by that', async () => {
  await draw();
  showChoice('schedule');
  look(EVENING);
  expect(isOut()).toBe(false);
  showSlot({ service: 'delivery', text: '', at: EVENING });
  look(BREAKFAST);
  expect(isOut()).toBe(true);
  showSlot({ service: 'delivery', text: '', at: BREAKFAST });
  look(EVENING);
  expect(isOut()).toBe(false);
});

test.each([
  ['that has slots in its hours', '06:00', 1],
  ['that opens after them', '12:00', 0],
  ['without orders for later', undefined, 0],
])('of a branch %s a card leads to a scheduled order: %s', async (_which, open, times) => {
  await draw(open);
  const links = screen.queryAllByRole('link', { name: `${es.Menu.program} Ajiaco` });
  expect(links).toHaveLength(times);
  for (const link of links) {
    expect(link).toHaveAttribute('href', '/centro?service=schedule');
    expect(readDishTap(link)).toBeNull();
  }
});
