import { letInEnd, smartLinkEnd } from '@/lib/domain/people/smart-link';

test('a smart link lives seven days (rule people/smart-link)', () => {
  expect(smartLinkEnd(new Date('2026-11-19T12:00:00Z')).toISOString()).toBe('2026-11-26T12:00:00.000Z');
});

test('the browser that it lets in stays for thirty days (rule people/smart-link)', () => {
  expect(letInEnd(new Date('2026-11-19T12:00:00Z')).toISOString()).toBe('2026-12-19T12:00:00.000Z');
});
