import { printSecurityText } from '@/lib/seo/security-text';

const now = new Date('2026-11-22T21:40:00Z');
const print = (...contacts: string[]) => printSecurityText({ contacts, now });

test('every contact in its order, and a day ninety days ahead (rule tenant/security-contact)', () => {
  expect(print('mailto:security@example.com', 'https://example.com/security')).toBe(
    'Contact: mailto:security@example.com\nContact: https://example.com/security\nExpires: 2027-02-20T00:00:00Z\n',
  );
});

test('where nobody is named there is no such file', () => {
  expect(print()).toBeNull();
});

test.each([
  'security@example.com',
  'http://example.com/security',
  'mailto:security',
  'tel:123',
  'mailto:a@example.com\nExpires: 2099-01-01T00:00:00Z',
  'mailto:a@example.com mailto:b@example.com',
])('%j is no contact, and one that is not spoils the file', (contact) => {
  expect(print(contact)).toBeNull();
  expect(print('mailto:security@example.com', contact)).toBeNull();
});
