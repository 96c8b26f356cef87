import { fillWords } from '@/lib/domain/delivery/fill-words';

const OLD = { neighbourhood: 'Chapinero', reference: 'Edificio Nogal', postcode: '05435-000' };
const FOUND = { neighbourhood: 'Usaquén', reference: 'Museo del Chicó', postcode: '05422-000' };
const NOTHING = { neighbourhood: '', reference: '', postcode: '' };
const AS_OF_NOW = { now: OLD, before: {}, found: FOUND, written: new Set<string>() };

it.each<[string, Partial<Parameters<typeof fillWords>[0]>, typeof OLD]>([
  ['fills in what is empty', { now: NOTHING }, FOUND],
  ['replaces what was known of another address', {}, FOUND],
  [
    'leaves what the diner wrote',
    { written: new Set(['reference']) },
    { ...FOUND, reference: OLD.reference },
  ],
  [
    'fills in what the diner wrote and took away again',
    { now: NOTHING, written: new Set(['reference']) },
    FOUND,
  ],
  ['takes back what another place filled in', { before: OLD, found: NOTHING }, NOTHING],
  ['leaves what no place filled in, where it knows nothing better', { found: NOTHING }, OLD],
])('a place that was found %s (rule delivery/place-search)', (_what, changes, words) => {
  expect(fillWords({ ...AS_OF_NOW, ...changes })).toEqual(words);
});
