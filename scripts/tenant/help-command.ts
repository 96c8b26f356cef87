import { answerHelp, listHelpRequests, type StaffHelp, settleHelp } from '@/lib/contract/staff/help-calls';
import type { Operator } from './ask/ask-backend';
import { sendCall } from './ask/send-call';
import { toTable } from './print/to-table';
import { minuteOf, onOneLine, readAll } from './read-all';

export const HELP_USAGE = 'help-requests <slug> [--json]';
export const ANSWER_USAGE = 'help-answer <slug> <id> <answer…>';
export const SETTLE_USAGE = 'help-settle <slug> <id>';

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
  settled_at: settledAt,
}: StaffHelp): string[] => [
  minuteOf(at),
  String(id),
  `order ${order.number ?? order.id}`,
  isBranch ? '' : reason,
  onOneLine(hasPhoto ? `${words} (photo)` : words),
  answer === null ? (settledAt === null ? 'open' : 'settled') : onOneLine(answer),
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

/** `help-settle …`: the words up to this request need no answer; null for other words. */
export async function runHelpSettle(words: string[], open: () => Promise<Operator>): Promise<Answer | null> {
  const [slug, id = '', ...more] = words;
  if (!slug || !/^[1-9]\d*$/.test(id) || more.length > 0) return null;
  const sent = {
    operator: await open(),
    slug,
    call: settleHelp,
    params: { id },
    body: { settled: true as const },
  };
  const data = await sendCall(sent);
  return { data, text: `Help request ${id} of ${slug} is settled.` };
}
