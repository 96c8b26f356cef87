import type {
  BundleBranch,
  BundleGuest,
  BundlePopup,
  BundleSurvey,
  BundleTable,
} from '@/backend/stored/tenant-bundle';

/** The rest of a category that has a key and a name. */
export const BARE_CATEGORY = { description: { es: '' }, image: null, station: null, served: null };

/** Bookings of parties up to eight, every half hour of any day. */
export const BOOKING: BundleBranch['booking'] = {
  hours: [{ days: ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'], first: '12:00', last: '21:00' }],
  interval: 30,
  stays: [{ people: 8, minutes: 90 }],
  noticeMinutes: 60,
  days: 60,
  maxPeople: 8,
  oversize: null,
  walkInDays: [],
  walkInDates: [],
  waitingListDays: [],
  approvedPeople: null,
  contact: null,
};

/** An announcement of one branch, whose texts carry the word. */
export const createPopup = (word: string): BundlePopup => ({
  key: 'bienvenida',
  branches: ['centro'],
  services: ['delivery', 'take_away'],
  title: { es: `Bienvenida ${word}`, en: `Welcome ${word}` },
  text: { es: 'Limonada de la casa con tu primer plato' },
  image: null,
  url: 'https://example.com/',
  from: '2026-11-01',
  until: null,
});

/** A survey on the tables of one branch, whose title carries the word. */
export const createSurvey = (word: string): BundleSurvey => ({
  key: 'visita',
  active: true,
  branches: ['centro'],
  services: ['on_table'],
  title: { es: `Tu visita ${word}`, en: `Your visit ${word}` },
  questions: [
    { key: 'sabor', kind: 'score', label: { es: '¿Qué tal el sabor?' }, required: true, options: [] },
    {
      key: 'vuelves',
      kind: 'choice',
      label: { es: '¿Vuelves?' },
      required: false,
      options: [{ es: 'Sí' }, { es: 'No' }],
    },
  ],
});

/** A guest of the one room, whose name carries the word. */
export const createGuest = (word: string): BundleGuest => ({
  branchSlug: 'centro',
  room: `Sala ${word}`,
  surname: `García ${word}`,
  from: null,
  until: '2026-12-24',
});

/** A table of four, and a room whose label carries the word. */
export const createTables = (word: string): BundleTable[] => [
  {
    branchSlug: 'centro',
    kind: 'table',
    label: '1',
    seats: 4,
    area: null,
    joinGroup: null,
    active: true,
    qrVersion: 1,
  },
  {
    branchSlug: 'centro',
    kind: 'room',
    label: `Sala ${word}`,
    seats: null,
    active: true,
    area: null,
    joinGroup: null,
    qrVersion: 1,
  },
];
