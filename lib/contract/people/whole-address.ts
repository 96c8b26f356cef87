import type { PointRule } from '@/lib/domain/delivery/delivery-price';
import { findPostcodeIssue } from '@/lib/domain/delivery/postcode';
import type { Country } from '@/lib/domain/tenant/countries';
import { type AddressDraft, pointOf } from './contact';

/** Says whether it has its words, a point where the branch needs one, and a postcode (rule delivery/address, rule delivery/postcode). */
export const isWholeAddress = ({
  address,
  country,
  point,
}: {
  address: AddressDraft;
  country: Country;
  point: PointRule;
}): boolean =>
  (point !== 'required' || pointOf(address) !== null) &&
  findPostcodeIssue({ country, text: address.postcode }) === null;
