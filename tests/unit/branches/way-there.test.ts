import { wayThereHref } from '@/lib/domain/branches/way-there';

test('the way leads to the address, whatever is in it', () => {
  const href = new URL(wayThereHref({ name: 'Café & Pan', address: 'Calle 1 # 2-3, local 4' }));
  expect(href.origin + href.pathname).toBe('https://www.google.com/maps/dir/');
  expect(Object.fromEntries(href.searchParams)).toEqual({
    api: '1',
    destination: 'Café & Pan, Calle 1 # 2-3, local 4',
  });
});
