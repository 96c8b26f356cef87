import { stripAddress, stripPersonal, stripReferrer } from '@/lib/domain/visit/strip-address';

test.each([
  ['/centro', '/centro'],
  ['/centro?email=ana@a.test&utm_source=mail&gclid=x#ana', '/centro?utm_source=mail&gclid=x'],
  ['/centro?utm_content=ana@a.test&utm_content=2', '/centro'],
  [
    '/centro?utm_source=ana%2540a.test&utm_term=ana%252540a.test&utm_content=10%2525',
    '/centro?utm_content=10%2525',
  ],
  ['/centro?utm_source=ana%40a.test&phone=3211234567', '/centro'],
])('of %s others are told %s (rule visit/told-address)', (path, told) => {
  expect(stripAddress(`https://a.test${path}`)).toBe(`https://a.test${told}`);
});

test('of the page before others are told no query (rule visit/told-address)', () => {
  expect(stripReferrer('https://a.test/centro?email=ana@a.test#x')).toBe('https://a.test/centro');
  expect(stripReferrer('')).toBe('');
});

test.each([
  ['/centro', '/centro'],
  [
    '/centro?service=take_away&coupon=A+B%20c&fbclid=x#c3',
    '/centro?service=take_away&coupon=A+B%20c&fbclid=x#c3',
  ],
  ['/centro?email=ana&fbclid=x#c3', '/centro?fbclid=x#c3'],
  ['/centro?Nombre=Ana&telefono=321&cpf=1&utm_content=ana%40a.test', '/centro'],
  ['/centro?de=ana%2540a.test&fbclid=x', '/centro?fbclid=x'],
])('a script that reads %s by itself finds %s (rule visit/told-address)', (path, left) => {
  expect(stripPersonal(`https://a.test${path}`)).toBe(`https://a.test${left}`);
});
