import { matchesSearch } from '@/lib/domain/text/search-text';

export type Bank = { code: string; name: string };

/** «Choose your bank», sent as if it were one. */
const PLACEHOLDER = '0';

/** A gateway's list as it is shown: without its placeholder, by name (rule payments/pse). */
export function toBankList(banks: readonly Bank[]): Bank[] {
  const { compare } = new Intl.Collator('es', { sensitivity: 'base', numeric: true });
  return banks
    .filter(({ code }) => code !== PLACEHOLDER)
    .map(({ code, name }) => ({ code, name: name.trim() }))
    .sort((one, other) => compare(one.name, other.name));
}

/** Those whose name holds every word, in the order of the list. */
export const searchBanks = ({ banks, query }: { banks: readonly Bank[]; query: string }): Bank[] =>
  banks.filter(({ name }) => matchesSearch({ text: name, query }));
