import {
  listStaffRatings,
  listStaffSurveyAnswers,
  type StaffRatings,
} from '@/lib/contract/staff/rating-calls';
import type { Operator } from './ask/ask-backend';
import { sendCall } from './ask/send-call';
import { toTable } from './print/to-table';
import { minuteOf, onOneLine, readAll } from './read-all';

export const SURVEYS_USAGE = 'surveys <slug> [--json]';
export const RATINGS_USAGE = 'ratings <slug> [--json]';

type Answer = { data: unknown; text: string };
type Said = StaffRatings['ratings'][number];

const toRow = ({ at, of, id, number, score, menu_score: menu, comment, contact }: Said): string[] => [
  minuteOf(at),
  id === null ? of : `${of} ${number ?? id}`,
  String(score ?? '-'),
  String(menu ?? '-'),
  [contact?.name, contact?.phone, contact?.email].filter(Boolean).join(' '),
  onOneLine(comment),
];

/** `ratings …`: what diners said, the newest first (rule staff/ratings); null for other words. */
export async function runRatings(words: string[], open: () => Promise<Operator>): Promise<Answer | null> {
  const [slug, ...more] = words;
  if (!slug || more.length > 0) return null;
  const operator = await open();
  const { first, rows: ratings } = await readAll({
    read: (query) => sendCall({ operator, slug, call: listStaffRatings, query }),
    rowsOf: (page) => page.ratings,
  });
  const data = { ...first, ratings };
  if (data.ratings.length === 0) return { data, text: `Nobody has rated anything of ${slug} yet.` };
  const scores = data.branches.map(({ name, count, average }) => [
    name,
    String(average ?? '-'),
    `of ${count}`,
  ]);
  const said = toTable([
    ['when (UTC)', 'of', 'score', 'menu', 'answer to', 'comment'],
    ...data.ratings.map(toRow),
  ]);
  const text = scores.length > 0 ? `Last 30 days:\n${toTable(scores)}\n\n${said}` : said;
  return { data, text };
}

/** `surveys …`: what diners answered to surveys, the newest first (rule staff/ratings); null for other words. */
export async function runSurveys(words: string[], open: () => Promise<Operator>): Promise<Answer | null> {
  const [slug, ...more] = words;
  if (!slug || more.length > 0) return null;
  const operator = await open();
  const { rows: data } = await readAll({
    read: (query) => sendCall({ operator, slug, call: listStaffSurveyAnswers, query }),
    rowsOf: (page) => page.answers,
  });
  if (data.length === 0) return { data, text: `Nobody has answered a survey of ${slug} yet.` };
  const lines = data.flatMap(({ at, title, answers }) =>
    answers.map(({ label, value }) => [minuteOf(at), title, label, onOneLine(String(value))]),
  );
  return { data, text: toTable([['when (UTC)', 'survey', 'question', 'answer'], ...lines]) };
}
