import type { StaffHelp, StaffHelps } from '@/lib/contract/staff/help-calls';
import type { Operator } from './ask-backend';
import { minuteOf, onOneLine, readAll } from './read-all';
import { toTable } from './to-table';

export const HELP_USAGE = 'help-requests <slug> [--json]';
export const ANSWER_USAGE = 'help-answer <slug> <id> <answer…>';

type Answer = { data: unknown; text: string };

const toRow = ({
  at,
  id,
  order,
  reason,
  words,
  has_photo: hasPhoto,
  of_branch: isBranch,
  answer,
}: StaffHelp): string[] => [
  minuteOf(at),
  String(id),
  `order ${order.number ?? order.id}`,
  isBranch ? '' : reason,
  onOneLine(hasPhoto ? `${words} (photo)` : words),
  answer === null ? 'open' : onOneLine(answer),
];

/** `help-requests …`: what diners ask help with, the newest first (rule orders/help); null for other words. */
export async function runHelp(words: string[], open: () => Promise<Operator>): Promise<Answer | null> {
  const [slug, ...more] = words;
  if (!slug || more.length > 0) return null;
  const { rows: data } = await readAll({
    ...{ slug, name: 'help_requests', operator: await open() },
    rowsOf: (page: StaffHelps) => page.requests,
  });
  if (data.length === 0) return { data, text: `Nobody has asked ${slug} for help.` };
  return {
    data,
    text: toTable([['when (UTC)', 'id', 'of', 'reason', 'words', 'answer'], ...data.map(toRow)]),
  };
}

/** `help-answer …`; null for other words. */
export async function runHelpAnswer(words: string[], open: () => Promise<Operator>): Promise<Answer | null> {
  const [slug, id = '', ...said] = words;
  const answer = said.join(' ').trim();
  if (!slug || !/^[1-9]\d*$/.test(id) || answer === '') return null;
  const path = `tenants/${encodeURIComponent(slug)}/help_requests/${id}`;
  const data = await (await open()).call('PUT', path, { answer });
  return { data, text: `Help request ${id} of ${slug} is answered.` };
}
