import { listRoomCharges, type RoomCharge, settleRoomCharge } from '@/lib/contract/staff/room-charge-calls';
import type { Operator } from './ask/ask-backend';
import { sendCall } from './ask/send-call';
import { toTable } from './print/to-table';
import { onOneLine } from './read-all';

export const ROOM_CHARGES_USAGE = 'room-charges <slug> | room-charges <slug> <id> <amount>';

type Answer = { data: unknown; text: string };

const toRow = (one: RoomCharge): string[] => [
  one.day,
  String(one.payment_id),
  one.room,
  onOneLine(one.guest ?? ''),
  `order ${one.number ?? one.purchase_id}`,
  one.status,
  `${one.amount} ${one.currency}`,
  one.given_back === 0 ? '' : String(one.given_back),
];

/** `room-charges …`: charges that are on no bill of a room yet, and that one is (rule table/room-charges); null for other words. */
export async function runRoomCharges(words: string[], open: () => Promise<Operator>): Promise<Answer | null> {
  const [slug, id, amount, ...more] = words;
  if (!slug || more.length > 0) return null;
  if (id === undefined) {
    const asked = { operator: await open(), slug, call: listRoomCharges, query: { open: 'true' } };
    const { charges: data } = await sendCall(asked);
    const head = ['day', 'id', 'room', 'guest', 'of', 'status', 'amount', 'given back'];
    const none = `Every charge to a room of ${slug} is on its bill.`;
    return { data, text: data.length > 0 ? toTable([head, ...data.map(toRow)]) : none };
  }
  if (!/^[1-9]\d*$/.test(id) || !/^\d+(\.\d+)?$/.test(amount ?? '')) return null;
  const data = await sendCall({
    ...{ operator: await open(), slug, call: settleRoomCharge },
    ...{ params: { id }, body: { amount: Number(amount) } },
  });
  return { data, text: `${data.amount} ${data.currency} are on the bill of room ${data.room} of ${slug}.` };
}
