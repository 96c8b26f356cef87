import { screen } from '@testing-library/react';
import { BookInstead } from '@/components/booking/reserve/book-instead';
import es from '@/messages/es.json';
import { renderApp } from '@/tests/support/browser/render-app';

const { Reserve: words } = es;

test.each([
  ['books by other ways says by which', true, words.instead],
  ['takes no bookings says so, and how to ask', false, words.none],
])('a branch that %s (rule tenant/service-support)', (_case, takes, text) => {
  const contact = { phone: '+50760001122', whatsapp: '50760001122', email: null };
  renderApp(<BookInstead name="Casco" takes={takes} contact={contact} />, {});
  expect(screen.getByText(text.replace('{branch}', 'Casco'))).toBeVisible();
  expect(screen.getByRole('link', { name: words.call })).toHaveAttribute(
    'href',
    expect.stringMatching(/^tel:/),
  );
  expect(screen.getByRole('link', { name: words.chat })).toHaveAttribute(
    'href',
    expect.stringContaining('50760001122'),
  );
});
