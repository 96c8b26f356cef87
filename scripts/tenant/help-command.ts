import { answerHelp, listHelpRequests, type StaffHelp } from '@/lib/contract/staff/help-calls';
import type { Operator } from './ask/ask-backend';
import { sendCall } from './ask/send-call';
import { toTable } from './print/to-table';
import { minuteOf, onOneLine, readAll } from './read-all';

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
  const operator = await open();
  const { rows: data } = await readAll({
    read: (query) => sendCall({ operator, slug, call: listHelpRequests, query }),
    rowsOf: (page) => page.requests,
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
  const sent = { operator: await open(), slug, call: answerHelp, params: { id }, body: { answer } };
  const data = await sendCall(sent);
  return { data, text: `Help request ${id} of ${slug} is answered.` };
}
