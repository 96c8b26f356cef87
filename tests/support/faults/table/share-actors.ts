import type { DoubleCard } from '@/tests/support/shops/doubles/gateway-double';
import { holder } from '@/tests/support/shops/sharing-shop';
import { isDone, type Phone, type Play, payers, pickAccount, press, queryOf } from './play';

const CARDS: readonly DoubleCard[] = ['approved', 'approved', 'approved', 'asking', 'declined', 'failing'];
const TIPS = [{}, {}, { tip: { include: 'YES', percent: 10, customValue: 0 } }];

type Row = { id: number; purchase_id: number; payer_id: number; payment_id: number | null };

/** Shares of the party, held or begun. */
const listShares = ({ room, ledger }: Play) =>
  room.query<Row>(
    'select id, purchase_id, payer_id, payment_id from shares where instance_id = $1 and purchase_id = any ($2::bigint[])',
    [ledger.accounts],
  );

async function wishOf({ room, pick }: Play, id: number): Promise<object> {
  const [account] = await room.query<{ total: number }>(
    'select total_minor::int as total from purchases where instance_id = $1 and id = $2',
    [id],
  );
  const lines = await room.query<{ id: number }>(
    'select id from purchase_lines where instance_id = $1 and purchase_id = $2',
    [id],
  );
  const total = account?.total ?? 0;
  const amount = pick([1_000, 7_001, total, total + 1, Math.floor(total / 2)]);
  const part = pick([
    { of: 1, count: 1 },
    { of: 2, count: 1 },
    { of: 3, count: 1 },
    { of: 3, count: 2 },
  ]);
  const some = lines.length === 0 ? [] : [pick(lines), pick(lines)];
  return pick([
    { kind: 'equal', of: pick([1, 2, 3, 4]) },
    { kind: 'mine' },
    { kind: 'lines', lines: some.slice(0, pick([1, 2])).map((line) => ({ line_id: line.id, part })) },
    { kind: 'amount', amount },
  ]);
}

/** Mostly by who may. */
export async function hold(play: Play): Promise<void> {
  const id = pickAccount(play);
  if (id === null) return;
  const all = payers(play);
  const own = all.filter((one) => play.ledger.isMember(id, one.id));
  const phone = play.pick(own.length === 0 ? all : play.pick([own, own, own, all]));
  const wish = { ...(await wishOf(play, id)), ...play.pick(TIPS) };
  const path = `/on_table/account/shares.json${queryOf(play.pick([id, id, id, null]))}`;
  await press(play, { method: 'POST', path, headers: phone.headers, body: wish });
}

/** Mostly one's own. */
async function pickShare(play: Play, phone: Phone): Promise<Row | null> {
  const shares = await listShares(play);
  const own = shares.filter(({ payer_id }) => payer_id === phone.id).slice(-1);
  const some = play.pick([own, own, own, own, shares]);
  return some.length === 0 ? null : play.pick(some);
}

export async function drop(play: Play): Promise<void> {
  const phone = play.pick(payers(play));
  const share = await pickShare(play, phone);
  if (!share) return;
  const path = `/on_table/account/shares/${share.id}.json${queryOf(share.purchase_id)}`;
  await press(play, { method: 'DELETE', path, headers: phone.headers });
}

/** A phone that holds a share without a payment; any where there is none. */
async function pickPayer(play: Play): Promise<Phone> {
  const held = (await listShares(play)).filter(({ payment_id }) => payment_id === null);
  const holders = payers(play).filter(({ id }) => held.some(({ payer_id }) => payer_id === id));
  return play.pick(holders.length === 0 ? payers(play) : holders);
}

/** Pays a share by card, perhaps by two presses. */
export async function pay(play: Play): Promise<void> {
  const phone = await pickPayer(play);
  const share = await pickShare(play, phone);
  if (!share) return;
  const { failAll } = play.room.paying.state.faults;
  // A card's token is the browser's own business.
  play.room.paying.setFaults({ failAll: 0 });
  const token = await play.room.gateway.tokenize(play.pick(CARDS));
  play.room.paying.setFaults({ failAll });
  const begin = () =>
    press(play, {
      method: 'POST',
      path: '/payments.json',
      headers: phone.headers,
      body: {
        purchase_id: share.purchase_id,
        share_id: share.id,
        method: 'card',
        card: { token, ...holder },
        acceptance: true,
        buyer: buyerOf(phone),
      },
    });
  await Promise.all(play.pick([[begin], [begin], [begin, begin]]).map((one) => one()));
}

/** Contact with words that no other diner may read. */
const buyerOf = ({ secret }: Phone) => ({
  name: `Ana ${secret}`,
  phone: '3001234567',
  phone_code: '57',
  phone_code_iso2: 'CO',
  email: `${secret}@example.com`,
});

export async function payInPerson(play: Play): Promise<void> {
  const phone = await pickPayer(play);
  const share = await pickShare(play, phone);
  if (!share) return;
  const path = `/payments/in_person/${share.purchase_id}.json`;
  const body = { method: play.pick(['cash', 'card_reader']), share_id: share.id };
  await press(play, { method: 'PUT', path, headers: phone.headers, body });
}

/** Gives up one's own payment, perhaps while its holder answers the bank. */
export async function giveUp(play: Play): Promise<void> {
  const phone = play.pick(payers(play));
  const begun = (await listShares(play)).filter(
    ({ payer_id, payment_id }) => payer_id === phone.id && payment_id !== null,
  );
  const last = begun.at(-1);
  if (!last) return;
  const path = `/payments/given_up/${last.payment_id}.json`;
  const leave = () => press(play, { method: 'PUT', path, headers: phone.headers });
  await Promise.all(play.pick([[leave], [leave, leave], [leave, () => answer(play)]]).map((one) => one()));
}

const chargesOf = ({ room, ledger }: Play) => ledger.accounts.flatMap((id) => room.gateway.charges({ id }));

/** Some holder answers the bank, also long after the payment was over. */
export async function answer(play: Play): Promise<void> {
  const charges = chargesOf(play).filter(({ isFinal }) => !isFinal);
  if (charges.length > 0)
    await play.room.gateway.answer(play.pick(charges).id, play.pick([true, true, false]));
}

/** The gateway speaks of any of its charges, in any order and again. */
export async function tell(play: Play): Promise<void> {
  const charges = chargesOf(play);
  if (charges.length > 0) await play.room.shop.hear(play.room.gateway.tell(play.pick(charges).id));
}

/** Until every charge is heard of. */
export async function tellAll(play: Play): Promise<void> {
  for (const { id } of chargesOf(play)) await play.room.shop.hear(play.room.gateway.tell(id));
}

export function forget(play: Play): void {
  const charges = chargesOf(play);
  if (charges.length > 0) play.forgotten.push(play.room.gateway.forget(play.pick(charges).id));
}

export function remember({ forgotten }: Play): void {
  for (const bringBack of forgotten.splice(0)) bringBack();
}

/** As somebody does who knows what they want to pay. */
export async function payNow(play: Play): Promise<void> {
  await hold(play);
  await play.pick([pay, pay, payInPerson])(play);
}

/** Somebody with a link from staff pays a share from elsewhere. */
export async function comeByLink(play: Play): Promise<void> {
  const { room, ledger, payer } = play;
  const id = pickAccount(play);
  if (id === null) return;
  const token = await room.shop.linkTo({ id }).catch(() => '');
  if (token === '') return;
  const body = { token, terms: true };
  const came = await press(play, {
    method: 'POST',
    path: `/orders/${id}/members.json`,
    headers: payer.headers,
    body,
  });
  if (isDone(came)) ledger.enter(id, payer.id, null);
}
