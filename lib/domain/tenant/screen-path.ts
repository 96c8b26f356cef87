import type { ScreenShape, Shape } from './screens';

type OfBranch = Extract<Shape, `*${string}`>;
/** A screen that belongs to no branch. */
export type TenantScreen = Exclude<ScreenShape, OfBranch>;
type OfId = Extract<Shape, `${string}#`>;
/** A screen by its shape in the table, with what its shape leaves open. */
type ScreenAddress =
  | { screen: TenantScreen; slug?: never; id?: never }
  | { screen: Exclude<OfBranch, OfId>; slug: string; id?: never }
  | { screen: OfId; slug: string; id: number };

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
