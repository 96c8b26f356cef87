import { type Buyer, buyerSchema } from '@/lib/contract/people/contact';
import { findPhoneIssue, toPhone } from '@/lib/domain/people/phone-numbers';
import type { Country } from '@/lib/domain/tenant/countries';
import type { Stores } from '@/lib/stores/create-stores';

const REMEMBERED = ['name', 'email'] as const;

/** Remembers who ordered, without the document (guarantee/little-in-storage). */
export function rememberPerson({
  stores,
  country,
  typed,
}: {
  stores: Pick<Stores, 'profile'>;
  country: Country;
  typed: Buyer;
}): void {
  const { profile } = stores.profile.getState();
  if (!profile) return;
  const valid = REMEMBERED.filter((name) => buyerSchema.shape[name].safeParse(typed[name]).success);
  const phone = toPhone({ country, text: typed.phone });
  const told = {
    ...profile,
    ...Object.fromEntries(valid.map((name) => [name, typed[name]])),
    ...(findPhoneIssue(phone) ? {} : phone),
  };
  if (JSON.stringify(told) !== JSON.stringify(profile)) stores.profile.setState({ profile: told });
}
