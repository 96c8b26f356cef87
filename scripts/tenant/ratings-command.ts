import type { StaffRatings } from '@/lib/contract/staff/rating-calls';
import type { Operator } from './open-operator';
import { toTable } from './to-table';

export const RATINGS_USAGE = 'ratings <slug> [--json]';

type Answer = { data: unknown; text: string };
type Said = StaffRatings['ratings'][number];

/** All of them, page by page. */
async function readAll(slug: string, operator: Operator): Promise<StaffRatings> {
  const path = `tenants/${encodeURIComponent(slug)}/ratings`;
  const first = (await operator.call('GET', path)) as StaffRatings;
  const ratings = [...first.ratings];
  for (let last = ratings.at(-1); last; ) {
    const next = (await operator.call(
      'GET',
      `${path}?before=${encodeURIComponent(last.at)}`,
    )) as StaffRatings;
    ratings.push(...next.ratings);
    last = next.ratings.at(-1);
  }
  return { branches: first.branches, ratings };
}

const toRow = ({ at, of, id, number, score, comment }: Said): string[] => [
  at.slice(0, 16).replace('T', ' '),
  of === 'order' ? `order ${number ?? id}` : `booking ${id}`,
  String(score),
  comment.replaceAll(/\s+/g, ' '),
];

/** `ratings …`: what diners said, the newest first (rule staff/ratings); null for other words. */
export async function runRatings(words: string[], open: () => Promise<Operator>): Promise<Answer | null> {
  const [slug, ...more] = words;
  if (!slug || more.length > 0) return null;
  const data = await readAll(slug, await open());
  if (data.ratings.length === 0) return { data, text: `Nobody has rated anything of ${slug} yet.` };
  const scores = data.branches.map(({ name, count, average }) => [name, String(average), `of ${count}`]);
  const said = toTable([['when', 'of', 'score', 'comment'], ...data.ratings.map(toRow)]);
  const text = scores.length > 0 ? `Last 30 days:\n${toTable(scores)}\n\n${said}` : said;
  return { data, text };
}
