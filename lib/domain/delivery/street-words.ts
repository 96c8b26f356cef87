import type { Country } from '@/lib/domain/tenant/countries';
import { foldText } from '@/lib/domain/text/search-text';

type Words = Readonly<Record<string, readonly string[]>>;

const COMMON: Words = {
  avenida: ['av', 'ave', 'avda'],
  boulevard: ['blvd', 'blv', 'bulevar'],
  pasaje: ['pje', 'psje', 'psj'],
  prolongacion: ['prol'],
};

/** How each country shortens the words that a street's name begins with. */
const LEADING: Readonly<Record<Country, Words>> = {
  CO: {
    ...COMMON,
    carrera: ['cra', 'cr', 'kr', 'kra', 'crra', 'carr', 'k'],
    calle: ['cl', 'cll', 'clle', 'c'],
    diagonal: ['dg', 'diag'],
    transversal: ['tv', 'tr', 'trans', 'transv'],
    circular: ['cir', 'circ', 'cq'],
    'avenida carrera': ['ak'],
    'avenida calle': ['ac'],
  },
  MX: { ...COMMON, calle: ['c'], calzada: ['calz'], cerrada: ['cda'], privada: ['priv'], colonia: ['col'] },
  CL: { ...COMMON, calle: ['c'] },
  PE: { ...COMMON, calle: ['ca', 'c'], jiron: ['jr'] },
  PA: { ...COMMON, calle: ['c'] },
  SV: { ...COMMON, calle: ['c'], colonia: ['col'] },
  BR: {
    rua: ['r'],
    avenida: ['av'],
    alameda: ['al'],
    travessa: ['tv', 'trav'],
    praca: ['pca'],
    rodovia: ['rod'],
    estrada: ['estr'],
  },
  US: {},
};

/** In the United States the word comes last. */
const CLOSING: Words = {
  avenue: ['ave', 'av'],
  street: ['st'],
  boulevard: ['blvd'],
  road: ['rd'],
  drive: ['dr'],
  lane: ['ln'],
  place: ['pl'],
};

const longOf = (words: Words, short: string): string | undefined =>
  Object.entries(words).find(([, all]) => all.includes(short))?.[0];

/** «Cra 7», «Cra. 7» and «Cra7» begin with the same word. */
const FIRST_WORD = /^([a-z]+)(?:\.\s*|\s+|(?=\d))(.+)$/;
const LAST_WORD = /^(\S+ .*?)([a-z]+)\.?(,.*)?$/;
const NUMBER_SIGN = /\s+(?:no\.?|n[º°]\.?|nro\.?|num\.?|numero)\s*(?=\d)/;

/** Short or long, and in the United States those that come last. */
export const isStreetWord = ({ country, word }: { country: Country; word: string }): boolean =>
  Object.entries(country === 'US' ? CLOSING : LEADING[country]).some(
    ([long, shorts]) => long === word || shorts.includes(word),
  );

function spellFirst(words: Words, text: string): string {
  const [, short = '', rest = ''] = FIRST_WORD.exec(text) ?? [];
  const long = longOf(words, short);
  // «Av. Cra 30» has two of them.
  return long === undefined ? text : `${long} ${long === 'avenida' ? spellFirst(words, rest) : rest}`;
}

function spellLast(text: string): string {
  const [, before = '', short = '', after = ''] = LAST_WORD.exec(text) ?? [];
  const long = longOf(CLOSING, short);
  return long === undefined ? text : `${before}${long}${after}`;
}

/** An address folded as for a search, its street words written out (rule delivery/place-search). */
export function spellStreet({ country, text }: { country: Country; text: string }): string {
  const folded = foldText(text);
  if (country === 'US') return spellLast(folded);
  return spellFirst(LEADING[country], folded).replace(NUMBER_SIGN, country === 'CO' ? ' # ' : ' ');
}
