import { readdirSync } from 'node:fs';
import { decideStaff } from '@/lib/tenancy/decide-staff';

const decide = (pathname: string, more: { cookie?: string; spoken?: string } = {}) =>
  decideStaff({ pathname, langCookie: more.cookie, acceptLanguage: more.spoken ?? null });

test.each([
  ['/', '/staff/es'],
  ['/sign-in', '/staff/es/sign-in'],
  ['/invitation', '/staff/es/invitation'],
  ['/sessions', '/staff/es/sessions'],
  ['/device', '/staff/es/device'],
  ['/operator', '/staff/es/operator'],
  ['/operator/brasa-andina', '/staff/es/operator/brasa-andina'],
  ['/operator/board', '/staff/es/operator/board'],
  ['/operator-history', '/staff/es/operator-history'],
  ['/brasa-andina/board', '/staff/es/brasa-andina/board'],
  ['/brasa-andina/help', '/staff/es/brasa-andina/help'],
  ['/brasa-andina/sold-out', '/staff/es/brasa-andina/sold-out'],
  ['/brasa-andina/people', '/staff/es/brasa-andina/people'],
])('%s is a screen', (pathname, shown) =>
  expect(decide(pathname)).toEqual({ action: 'rewrite', pathname: shown, lang: 'es' }),
);

test('each page of a restaurant is reached by its name', () => {
  for (const name of readdirSync('app/staff/[lang]/[slug]'))
    expect(decide(`/brasa-andina/${name}`).action).toBe('rewrite');
});

test.each([
  ['/manifest.webmanifest', '/staff/es/app-files/manifest'],
  ['/sw.js', '/staff/es/app-files/worker'],
  ['/words.json', '/staff/es/app-files/words'],
  ['/icon-512.png', '/staff/es/app-files/icon/512'],
  ['/apple-touch-icon.png', '/staff/es/app-files/icon/apple'],
])('%s is a file of the app (rule staff/app)', (pathname, shown) =>
  expect(decide(pathname)).toEqual({ action: 'rewrite', pathname: shown, lang: 'es' }),
);

test.each([
  '/brasa-andina',
  '/app-files/manifest',
  '/icon-512.png/board',
  '/icon-64.png',
  '/brasa-andina/nowhere',
  '/brasa-andina/board/1',
  '/operator/brasa-andina/board',
  '/operator/Brasa',
  '/operator/',
  '/Brasa/board',
  '/../board',
  '/staff/es/sign-in',
  '/sign-in/',
  '/sign-in/board/x',
  '/perfil',
  '/sitemap.xml',
  '/%2e/board',
])('%s is none', (pathname) => expect(decide(pathname).action).toBe('refuse'));

test('the language is the chosen one, else the browser’s, else Spanish', () => {
  expect(decide('/', { cookie: 'pt', spoken: 'en' }).lang).toBe('pt');
  expect(decide('/', { cookie: 'xx', spoken: 'en-GB,es;q=0.5' }).lang).toBe('en');
  expect(decide('/', { spoken: 'de' }).lang).toBe('es');
});
