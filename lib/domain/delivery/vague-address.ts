import type { Country } from '@/lib/domain/tenant/countries';
import { isStreetWord, spellStreet } from './street-words';

const LEAST_SIGNS = 3;
const LEAST_OF_REFERENCE = 2;

const signsOf = (text: string): number => text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;

/** «Calle», «Av.» or «xx»: no courier finds a door by it (rule delivery/address). */
export function isVagueAddress({ country, text }: { country: Country; text: string }): boolean {
  const words = spellStreet({ country, text })
    .split(/[\s,.#]+/)
    .filter(Boolean);
  return signsOf(text) < LEAST_SIGNS || words.every((word) => isStreetWord({ country, word }));
}

/** «x» or «.»: nothing stands there. */
export const isVagueReference = (text: string): boolean => signsOf(text) < LEAST_OF_REFERENCE;

/** Whether one of them is so. */
export const isVaguePlace = ({
  country,
  place: { address, reference },
}: {
  country: Country;
  place: { address: string; reference: string };
}): boolean => isVagueAddress({ country, text: address }) || isVagueReference(reference);
