import type { BundleGuest, BundlePopup, BundleSurvey } from '@/backend/stored/tenant-bundle';

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
