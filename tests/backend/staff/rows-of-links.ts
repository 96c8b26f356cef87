/** The rows that the commands are run on. */
export type Facts = {
  slug: string;
  order: number;
  unpaid: number;
  profile: number;
  product: number;
  /** It waits for staff, tomorrow. */
  booking: number;
  /** Where an account is open. */
  table: number;
  /** Ana is its member. */
  codeSecret: string;
  generated: string;
  made: { id: number }[];
};
/** Its words, and what it says. */
export type Row = [words: (facts: Facts) => string[], says: (facts: Facts) => RegExp];

/** The commands that make links and end them. */
export const LINK_ROWS: Record<string, Row[]> = {
  link: [
    [
      ({ unpaid }) => [String(unpaid)],
      ({ unpaid, slug }) =>
        new RegExp(
          `^http://${slug}\\.test(:\\d+)?/centro/webcheckout/${unpaid}#token=[\\w-]{43}\nPays order number 2 of ${slug} \\(id ${unpaid}\\), which waits until \\d{4}-\\S+Z\\. It is shown this once\\.$`,
        ),
    ],
    [
      ({ slug }) => ['revoke', `${slug}#2`],
      ({ slug }) => new RegExp(`^1 link of order ${slug}#2 revoked\\.$`),
    ],
    [
      ({ order }) => [String(order)],
      () => /^It is over or closed, or it waits for no payment\. \(order_closed\)$/,
    ],
    [
      ({ unpaid }) => ['rate', String(unpaid)],
      () => /^It is too early to rate this\. Do it afterwards\. \(rating_early\)$/,
    ],
  ],
  'smart-link': [
    [
      ({ slug, profile, unpaid }) => [slug, String(profile), String(unpaid)],
      ({ slug, profile, unpaid }) =>
        new RegExp(
          `^http://${slug}\\.test(:\\d+)?/centro/sl/${profile}/[0-9a-f]{64}/${unpaid}\nWhoever opens it is profile ${profile} of ${slug}\\. Good until \\d{4}-\\S+Z\\. It is shown this once\\.$`,
        ),
    ],
    [
      ({ slug, profile }) => ['revoke', slug, String(profile)],
      ({ profile }) =>
        new RegExp(`^1 smart link of profile ${profile} revoked, with the browsers that they let in\\.$`),
    ],
    [({ slug }) => [slug, '999999999'], () => /^There is no profile 999999999\.$/],
    [({ slug }) => [slug, 'ana'], () => /^npm run tenant -- smart-link <slug> <profile> /],
  ],
};
