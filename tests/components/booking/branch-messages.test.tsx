import { screen, within } from '@testing-library/react';
import { BookInfo } from '@/components/booking/info/book-info';
import * as calls from '@/lib/contract/booking/calls';
import * as menu from '@/lib/contract/menu/calls';
import examples from '@/tests/support/backend/contract-examples.json';
import { bookingOf } from '@/tests/support/browser/bookings';
import { renderApp } from '@/tests/support/browser/render-app';

const supplier = menu.getSupplierBySlug.response.parse(examples['GET /domain/suppliers/{slug}.json']);

test('what the branch wrote stands on the page, the last first, and is text whatever stands in it (rule booking/messages)', async () => {
  const messages = [
    { words: 'Tu mesa está lista', at: '2026-11-20T23:00:00.000Z' },
    { words: '<b>Ven</b> https://example.com', at: '2026-11-21T00:30:00.000Z' },
  ];
  renderApp(<BookInfo id={7} />, {
    [calls.getBooking.path]: [bookingOf({ messages })],
    [menu.getSupplierBySlug.path]: [supplier],
  });
  const part = within(await screen.findByRole('region', { name: 'Mensajes de Norte' }));
  expect(part.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^<b>Ven<\/b> https:\/\/example\.com.*7:30/),
    expect.stringMatching(/^Tu mesa está lista.*6:00/),
  ]);
  expect(part.queryByRole('link')).toBeNull();
});
