import { ratingAskedAt, ratingEnd } from '@/lib/domain/feedback/rating';
import {
  asksForRating,
  hasRatingTab,
  opensByItself,
  readQualification,
} from '@/lib/domain/feedback/rating-tab';
import { RATING_PAUSE_MS, toRatingNotice } from '@/lib/domain/orders/rating-notice';

test.each([
  [true, false, true],
  [false, true, true],
  [false, false, false],
])(
  'a tenant that asks how it was (%s) or how the page is (%s) asks: %s (rule feedback/rating-tab)',
  (experience, menu, asks) => {
    expect(asksForRating({ experience, menu })).toBe(asks);
  },
);

test.each([
  ['OnTableHome', true, true],
  ['SubCategories', true, true],
  ['OnTableMenuDigital', true, false],
  ['Home', true, false],
  ['OnTableHome', false, false],
] as const)('%s of a menu that is rated (%s) has the tab: %s', (view, canRateMenu, has) => {
  expect(hasRatingTab({ view, canRateMenu })).toBe(has);
});

test('it opens by itself on the home alone, and not once touched or where a survey stands', () => {
  const home = { view: 'OnTableHome', isTouched: false, hasSurvey: false } as const;
  expect(opensByItself(home)).toBe(true);
  expect(opensByItself({ ...home, view: 'SubCategories' })).toBe(false);
  expect(opensByItself({ ...home, isTouched: true })).toBe(false);
  expect(opensByItself({ ...home, hasSurvey: true })).toBe(false);
});

test.each([
  ['', null],
  ['?lang=es', null],
  ['?qualification=', { score: null }],
  ['?qualification=si', { score: null }],
  ['?qualification=0', { score: null }],
  ['?qualification=1', { score: 1 }],
  ['?lang=es&qualification=10', { score: 10 }],
  ['?qualification=11', { score: null }],
  ['?qualification=7.5', { score: null }],
])('the address %s asks for %j', (search, asked) => {
  expect(readQualification(search)).toEqual(asked);
});

test('the mail names the order, its reader and its link in each language (rule orders/notices)', () => {
  const facts = { place: 'Norte', reader: 'Ana', number: 12, link: 'https://a.test/ratecluvi/1/x' };
  for (const lang of ['es', 'en', 'pt'] as const) {
    const { subject, text } = toRatingNotice({ ...facts, lang });
    expect(subject).toContain('Norte');
    for (const word of ['Ana', '12', facts.link]) expect(text).toContain(word);
    expect(toRatingNotice({ ...facts, number: null, lang }).text).not.toContain('null');
  }
});

test('a link to rate serves thirty days, asked for after one, and an address is left alone for seven', () => {
  const now = new Date('2026-11-20T20:00:00Z');
  expect(ratingEnd(now)).toEqual(new Date('2026-12-20T20:00:00Z'));
  expect(ratingAskedAt(now)).toEqual(new Date('2026-11-21T20:00:00Z'));
  expect(RATING_PAUSE_MS).toBe(7 * 86_400_000);
});
