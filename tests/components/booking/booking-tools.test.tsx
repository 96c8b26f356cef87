import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BookingTools } from '@/components/booking/info/booking-tools';
import { saveFile } from '@/lib/browser/save-file';
import es from '@/messages/es.json';
import { bookingOf } from '@/tests/support/browser/bookings';
import { renderApp } from '@/tests/support/browser/render-app';

jest.mock('@/lib/browser/save-file', () => ({ saveFile: jest.fn() }));

test('the calendar has the branch’s phone, and an address with its name and no token (rule booking/calendar)', async () => {
  window.linkToken = 'x'.repeat(43);
  renderApp(<BookingTools booking={bookingOf()} step="approved" />, {});
  await userEvent.click(screen.getByRole('button', { name: es.BookInfo.calendar }));
  const [{ text = '' } = {}] = jest.mocked(saveFile).mock.calls[0] ?? [];
  const lines = text.replaceAll('\r\n ', '').split('\r\n');
  expect(lines).toContain('URL:http://localhost/book_info/7?branch=norte');
  expect(lines.find((line) => line.startsWith('DESCRIPTION:'))).toContain('Norte: +57 606 880 4512');
  expect(text).not.toContain('xxxx');
});
