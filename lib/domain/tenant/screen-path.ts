import type { ScreenShape, Shape } from './screens';

type OfBranch = Extract<Shape, `*${string}`>;
type OfId = Extract<Shape, `${string}#`>;
/** A screen that belongs to no branch. */
export type TenantScreen = Exclude<ScreenShape, OfBranch | OfId>;
/** A screen by its shape in the table, with what its shape leaves open. */
type ScreenAddress =
  | { screen: TenantScreen; slug?: never; id?: never }
  | { screen: Exclude<OfBranch, OfId>; slug: string; id?: never }
  | { screen: Extract<OfBranch, OfId>; slug: string; id: number }
  | { screen: Exclude<OfId, OfBranch>; slug?: never; id: number };

/** The address of a screen. Of the table it needs the types alone, so that no browser loads the rest. */
export const screenPath = ({ screen, slug = '', id = 0 }: ScreenAddress): string =>
  `/${screen.replace('*', slug).replace('#', String(id))}`;

/** The address of a smart link (rule people/smart-link). */
export const smartLinkPath = ({
  slug,
  profileId,
  token,
  purchaseId,
}: {
  slug: string;
  profileId: number;
  token: string;
  purchaseId: number | null;
}): string =>
  [screenPath({ screen: '*/sl', slug }), profileId, token, ...(purchaseId === null ? [] : [purchaseId])].join(
    '/',
  );

type BookingLink = { id: number; token: string };

/** The address of a link to a booking (rule booking/link). */
export const bookingLinkPath = ({ id, token }: BookingLink): string =>
  `${screenPath({ screen: 'book_info/#', id })}/${token}`;

/** In the address of a booking without a token: where its branch is named, for who may not open it (rule booking/calendar). */
export const BRANCH_QUERY = 'branch';
export const bookingOfBranchPath = ({ id, slug }: { id: number; slug: string }): string =>
  `${screenPath({ screen: 'book_info/#', id })}?${new URLSearchParams({ [BRANCH_QUERY]: slug })}`;

/** Where an order is rated by a link (rule feedback/rating-link). */
export const orderRatingPath = ({ id, token }: { id: number; token: string }): string =>
  `${screenPath({ screen: 'ratecluvi/#', id })}/${token}`;

/** Where the visit is rated (rule booking/rating). */
export const ratingLinkPath = ({ id, token }: BookingLink): string =>
  `${screenPath({ screen: 'rate/#', id })}/${token}`;
