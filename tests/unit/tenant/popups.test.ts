import { isPopupOn, nextPopup, type PopupTerms } from '@/lib/domain/tenant/popups';
import { VIEWS, VIEWS_WITHOUT_POPUPS } from '@/lib/domain/tenant/views';

const popup = (changes: Partial<PopupTerms> & { id: number }): PopupTerms => ({
  services: null,
  from: null,
  until: null,
  ...changes,
});
const ask = (changes: Partial<Parameters<typeof nextPopup>[0]>) =>
  nextPopup({
    popups: [popup({ id: 1 }), popup({ id: 2 })],
    view: 'Home',
    service: 'delivery',
    date: '2026-12-24',
    seen: [],
    isSeated: false,
    ...changes,
  })?.id ?? null;

test.each([
  [null, null, true],
  ['2026-12-24', null, true],
  ['2026-12-25', null, false],
  [null, '2026-12-24', true],
  [null, '2026-12-23', false],
  ['2026-12-01', '2026-12-31', true],
])('from %s until %s on 24 December: %s', (from, until, expected) => {
  expect(isPopupOn({ popup: { from, until }, date: '2026-12-24' })).toBe(expected);
});

describe('the popup that a screen shows', () => {
  it('is the first that was not seen in this session', () => {
    expect(ask({})).toBe(1);
    expect(ask({ seen: [1] })).toBe(2);
    expect(ask({ seen: [1, 2] })).toBeNull();
  });

  it('wants a branch and a service (rule branches/announcements)', () => {
    expect(ask({ popups: null })).toBeNull();
    expect(ask({ service: null })).toBeNull();
  });

  it('keeps away from the landing, the location and the choice of a branch', () => {
    const shown = VIEWS.filter((view) => ask({ view }) !== null);
    expect(shown).toEqual(VIEWS.filter((view) => !VIEWS_WITHOUT_POPUPS.includes(view)));
    const choices = ['BranchToTakeAway', 'BranchToBook', 'BranchWithOutService', 'BranchOffices'] as const;
    for (const view of ['Main', 'Location', ...choices] as const) expect(ask({ view })).toBeNull();
  });

  it('never comes where somebody sits', () => {
    expect(ask({ service: 'on_table' })).toBe(1);
    expect(ask({ service: 'on_table', isSeated: true })).toBeNull();
  });

  it('fits the service and the day', () => {
    const popups = [
      popup({ id: 1, services: ['on_table'] }),
      popup({ id: 2, from: '2027-01-01' }),
      popup({ id: 3, services: ['delivery', 'schedule'] }),
    ];
    expect(ask({ popups })).toBe(3);
    expect(ask({ popups, service: 'on_table' })).toBe(1);
    expect(ask({ popups, service: 'book' })).toBeNull();
    expect(ask({ popups, service: 'book', date: '2027-01-01' })).toBe(2);
  });
});
