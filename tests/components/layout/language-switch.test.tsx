import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LanguageSwitch } from '@/components/layout/language-switch';
import { renderTexts } from '@/tests/support/browser/render-texts';

const LANGUAGES = [
  { code: 'es', name: 'Español' },
  { code: 'en', name: 'English' },
] satisfies Parameters<typeof LanguageSwitch>[0]['languages'];

/** Where a press on a language leads; this browser goes nowhere. */
async function pressEnglish(address: string): Promise<string> {
  history.replaceState(null, '', address);
  renderTexts(<LanguageSwitch label="Idioma" current="es" languages={LANGUAGES} />);
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'English' });
  expect(link).toHaveAttribute('href', '?lang=en');
  document.addEventListener('click', (event) => event.preventDefault(), { once: true });
  await userEvent.click(link);
  const { pathname, search } = new URL(link.href);
  return pathname + search;
}

test.each([
  ['/centro/subcategories?category=12', '/centro/subcategories?category=12&lang=en'],
  ['/location?service=schedule', '/location?service=schedule&lang=en'],
  [
    '/centro/menu-digital?lang=es&t=k1.5.mac&utm_source=qr',
    '/centro/menu-digital?lang=en&t=k1.5.mac&utm_source=qr',
  ],
  ['/centro', '/centro?lang=en'],
])('a press on a language keeps what else %s says', async (address, expected) => {
  expect(await pressEnglish(address)).toBe(expected);
  expect(document.cookie).toContain('lang=en');
});

afterEach(() => {
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no cookie store
  document.cookie = 'lang=; path=/; max-age=0';
});
