import { randomUUID } from 'node:crypto';
import type { Account } from '@/lib/contract/table/account';
import { accountIn, isDone, type Phone, type Play, press } from './play';
import { LABELS, PRICES, type Sku } from './table-room';

const SKUS = Object.keys(PRICES) as Sku[];
const ACCOUNT = '/on_table/account';

const call = (play: Play, { headers }: Phone, method: string, path: string, body?: object, key?: string) =>
  press(play, { method, path, headers, ...(body ? { body } : {}), ...(key ? { key } : {}) });

/** Mostly where the party sits, which may be another table by now. */
export async function scan({ room, ledger, phones, pick }: Play, phone = pick(phones)): Promise<void> {
  const [seat] = await room.query<{ label: string }>(
    `select t.label from purchases c join tables t on t.instance_id = c.instance_id and t.id = c.table_id
     where c.instance_id = $1 and c.id = any ($2::bigint[]) and c.status = 'in_progress'`,
    [ledger.accounts],
  );
  const here = seat?.label ?? '1';
  await room.shop.scan(phone, pick([here, here, here, here, here, pick(LABELS)]));
}

/** Joins the account; a phone that sits nowhere any more scans first. */
export async function join(play: Play, phone = play.pick(play.phones)): Promise<void> {
  const sit = () => call(play, phone, 'POST', `${ACCOUNT}/join.json`, { name: phone.name });
  let answer = await sit();
  if (answer.status === 422) {
    await scan(play, phone);
    answer = await sit();
  }
  // Whom staff take off at that moment joined before.
  if (isDone(answer) && !play.ledger.step.removed.includes(phone.id))
    play.ledger.enter(accountIn(answer).id, phone.id, accountIn(answer).me);
}

export async function choose(play: Play, phone = play.pick(play.phones)): Promise<void> {
  const { ledger, room, pick } = play;
  const dish = ledger.draw({ by: phone.id, sku: pick(SKUS), count: pick([1, 1, 2, 3]) });
  const product = { id: room.shop.offerId(dish.sku), count: dish.count, comment: dish.word };
  const data_purchase = { service: 'on_table', supplier_id: room.shop.branchId() };
  const body = { product, purchase_id: null, data_purchase };
  await call(play, phone, 'POST', '/shopping_cart/add_product_cart', body);
}

/** Also with a version that was seen before. */
export async function send(play: Play, phone = play.pick(play.phones)): Promise<void> {
  const whose = play.pick(['mine', 'mine', 'all'] as const);
  const { account } = await play.room.shop.look(phone);
  const seen = account?.draft_versions[whose] ?? 0;
  phone.sending = { whose, version: seen - play.pick([0, 0, 0, 0, 0, 0, 1]), key: randomUUID() };
  await sendAgain(play, phone);
}

/** Sends the same round again, with its key. */
export async function sendAgain(play: Play, phone = play.pick(play.phones)): Promise<void> {
  const { sending } = phone;
  if (!sending) return;
  const { key, ...body } = sending;
  const answer = await call(play, phone, 'POST', `${ACCOUNT}/send.json`, body, key);
  const { ledger } = play;
  // A server that died may have sent it, to an account that was closed then.
  ledger.step.sends.push({ by: phone.id, whose: sending.whose, isSure: isDone(answer) });
  if (isDone(answer)) enterBySending(play, phone, accountIn(answer));
}

/** A diner who opens an account by sending is its member; a kept answer makes nobody a member again. */
function enterBySending({ ledger }: Play, { id: profile }: Phone, { id, me }: Account): void {
  if (!ledger.wasMember(id, profile)) ledger.enter(id, profile, me);
}

/** Sends by the cart's own call, whatever version was seen. */
export async function sendCart(play: Play): Promise<void> {
  const { room, ledger, phones, pick } = play;
  const phone = pick(phones);
  const [cart] = await room.query<{ id: number }>(
    `select id from purchases where instance_id = $1 and profile_id = $2 and status = 'cart'`,
    [phone.id],
  );
  if (!cart) return;
  const path = `/shopping_cart/cart/${cart.id}.json`;
  const body = { cart: { product_status: 'send_to_prepare' } };
  const answer = await call(play, phone, 'PUT', path, body);
  ledger.step.sends.push({ by: phone.id, whose: 'mine', isSure: isDone(answer) });
  const { account } = await room.shop.look(phone);
  if (isDone(answer) && account) enterBySending(play, phone, account);
}

export const askBill = (play: Play) => call(play, play.pick(play.phones), 'POST', `${ACCOUNT}/bill.json`, {});

export const reopen = (play: Play) => call(play, play.pick(play.phones), 'DELETE', `${ACCOUNT}/bill.json`);

export async function shareDish(play: Play): Promise<void> {
  const phone = play.pick(play.phones);
  const { account } = await play.room.shop.look(phone);
  const lines = mine(account).flatMap((draft) => draft.lines);
  if (lines.length === 0) return;
  const path = `/on_table/lines/${play.pick(lines).id}.json`;
  await call(play, phone, 'PUT', path, { for_all: play.pick([true, true, false]) });
}

const mine = (account: Account | null) =>
  account?.drafts?.filter(({ purchase_id }) => purchase_id !== null) ?? [];

/** Chooses a dish and sends it, so that there is a bill; a phone that is no member joins first. */
export async function order(play: Play, phone = play.pick(play.phones)): Promise<void> {
  const newest = play.ledger.accounts.at(-1);
  if (newest === undefined || !play.ledger.isMember(newest, phone.id)) await join(play, phone);
  await choose(play, phone);
  await send(play, phone);
}
