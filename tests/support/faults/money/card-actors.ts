import type { DoubleCard } from '@/tests/support/shops/doubles/gateway-double';
import type { Play } from './play';

const CARDS: readonly DoubleCard[] = [
  'approved',
  'approved',
  'approved',
  'approved',
  'asking',
  'asking',
  'declined',
  'failing',
];

/** A call by a payer, perhaps the last one again. */
export async function pay({ paying, shop, gateway, payers, order, pick, key }: Play): Promise<void> {
  const { failAll } = paying.state.faults;
  // A card's token is the browser's own business.
  paying.setFaults({ failAll: 0 });
  const token = await gateway.tokenize(pick(CARDS));
  const another = await gateway.tokenize('approved');
  paying.setFaults({ failAll });
  const [one, other] = [pick(payers), pick(payers)];
  const first = () => shop.payWith(one, order, token, key);
  const second = pick([first, () => shop.payWith(other, order, another, `${key}-other`)]);
  await Promise.all(pick([[first], [first, second]]).map((call) => call()));
}

/** An event of any charge of the order, in any order and again. */
export async function tellEvent({ shop, gateway, order, pick }: Play): Promise<void> {
  const charges = gateway.charges(order);
  if (charges.length > 0) await shop.hear(gateway.tell(pick(charges).id));
}

/** Some holder answers the bank, also long after the payment was over. */
export async function answer({ gateway, order, pick }: Play): Promise<void> {
  const charges = gateway.charges(order).filter(({ isFinal }) => !isFinal);
  if (charges.length > 0) await gateway.answer(pick(charges).id, pick([true, true, false]));
}

/** Its payer leaves the question, perhaps while the answer comes. */
export async function giveUp(play: Play): Promise<void> {
  const { shop, payers, order, pick } = play;
  const payments = await shop.read<{ id: number; payer_id: number }>(
    `select id, payer_id from payments where instance_id = $1 and purchase_id = $2 and method = 'card'
       and payer_id is not null order by id`,
    [order.id],
  );
  if (payments.length === 0) return;
  const { id, payer_id: payerId } = pick(payments);
  const payer = payers.find((one) => one.id === payerId);
  const leave = () =>
    shop.ask({ method: 'PUT', path: `/payments/given_up/${id}.json`, headers: payer?.headers ?? {} });
  await Promise.all(pick([[leave], [leave, leave], [leave, () => answer(play)]]).map((call) => call()));
}

/** Somebody gives a charge back at the gateway itself, of which nothing was given by hand. */
export async function giveBackThere({ shop, gateway, order, pick }: Play): Promise<void> {
  const charges = gateway
    .charges(order)
    .filter(({ takenMinor, returnedMinor }) => takenMinor > returnedMinor);
  const byHand = await shop.read(
    `select 1 from refunds r join payments p on p.instance_id = r.instance_id and p.id = r.payment_id
     where r.instance_id = $1 and p.purchase_id = $2 and r.given_by = 'hand'`,
    [order.id],
  );
  if (charges.length === 0 || byHand.length > 0) return;
  const { id } = pick(charges);
  gateway.giveBack(id);
  await shop.hear(gateway.tell(id));
}

export function forget({ gateway, order, pick, forgotten }: Play): void {
  const charges = gateway.charges(order);
  if (charges.length > 0) forgotten.push(gateway.forget(pick(charges).id));
}

export function remember({ forgotten }: Play): void {
  for (const bringBack of forgotten.splice(0)) bringBack();
}
