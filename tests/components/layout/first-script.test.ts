import { FIRST_SCRIPT, KEEP_TAPS_SCRIPT } from '@/lib/browser/first-script';
import { takeEarlyTaps } from '@/lib/browser/taps/early-taps';
import { CONSENT_BANNER_ID } from '@/lib/session/consent-banner';
import { answerCookies } from '@/lib/session/record-consent';
import { createStores } from '@/lib/stores/create-stores';

const renewSession = () => Promise.reject(new Error('no network'));
const banner = () => document.getElementById(CONSENT_BANNER_ID);
const run = (text = FIRST_SCRIPT) => {
  document.body.innerHTML = `<section id="${CONSENT_BANNER_ID}" hidden></section>
    <button data-open="panel"><b>menu</b></button><button>other</button>`;
  const script = document.createElement('script');
  script.textContent = text;
  document.body.append(script);
};

test('taps of before the scripts are kept in order, and only until somebody listens', () => {
  run();
  document.querySelector('b')?.click();
  document.querySelectorAll('button')[1]?.click();
  expect(takeEarlyTaps().map(({ textContent }) => textContent)).toEqual(['menu']);
  document.querySelector('b')?.click();
  expect(takeEarlyTaps()).toEqual([]);
});

test.each([
  ['?lang=en', '', 'en-CO', 'lang=en'],
  ['?table=1&lang=en', 'other=1', 'en', 'other=1; lang=en'],
  ['?lang=en', 'lang=pt', 'en', 'lang=pt'],
  ['?lang=pt', '', 'es-CO', 'lang=es'],
  ['', '', 'es', ''],
])(
  '%s with the cookies «%s» on a page in %s leaves «%s» (rule tenant/page-language)',
  (search, had, lang, left) => {
    for (const cookie of ['lang=; max-age=0', 'other=; max-age=0', had].filter(Boolean)) {
      // biome-ignore lint/suspicious/noDocumentCookie: the page's script reads it there
      document.cookie = `${cookie}; path=/`;
    }
    history.replaceState(null, '', `/${search}`);
    document.documentElement.lang = lang;
    run(KEEP_TAPS_SCRIPT);
    expect(document.cookie).toBe(left);
  },
);

test('the banner is shown while nobody has answered, and where nothing can be read', () => {
  run();
  expect(banner()?.hidden).toBe(false);
  localStorage.setItem('shared', 'no json');
  run();
  expect(banner()?.hidden).toBe(false);
});

test('an answer, as the visit keeps it, leaves it hidden', async () => {
  const stores = createStores({ openStorage: () => localStorage, openSpare: () => sessionStorage });
  const http = () => Promise.reject(new Error('no network'));
  await answerCookies({ context: { stores, http, renewSession }, accepted: false, now: new Date(0) });
  run();
  expect(banner()?.hidden).toBe(true);
});

test('an answer that the tab alone may keep leaves it hidden too', async () => {
  const refused = () => {
    throw new Error('refused');
  };
  const stores = createStores({ openStorage: refused, openSpare: () => sessionStorage });
  const http = () => Promise.reject(new Error('no network'));
  await answerCookies({ context: { stores, http, renewSession }, accepted: true, now: new Date(0) });
  run();
  expect(banner()?.hidden).toBe(true);
});

test('a page of the diner’s own keeps taps and asks nothing', () => {
  run(KEEP_TAPS_SCRIPT);
  document.querySelector('b')?.click();
  expect(takeEarlyTaps()).not.toHaveLength(0);
  expect(banner()?.hidden).toBe(true);
});
