import { findPostcodeIssue } from '@/lib/domain/delivery/postcode';
import type { Country } from '@/lib/domain/tenant/countries';
import { type AddressDraft, pointOf } from './contact';

/** Beside its words it has a point, unless a zone is chosen, and a postcode (rule delivery/address, rule delivery/postcode). */
export const isWholeAddress = ({
  address,
  country,
  choosesZone,
}: {
  address: AddressDraft;
  country: Country;
  choosesZone: boolean;
}): boolean =>
  (choosesZone || pointOf(address) !== null) &&
  findPostcodeIssue({ country, text: address.postcode }) === null;
