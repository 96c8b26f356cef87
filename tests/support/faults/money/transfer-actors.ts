import type { Transfer } from '@/lib/contract/payments/transfer-calls';
import { type Play, press } from './play';

/** One payer or two, a first picture or one in its place. */
export async function sendProof({ transfers, payers, order, pick, proofs }: Play): Promise<void> {
  const send = () => transfers.upload(pick(payers), order.id, pick(proofs));
  await Promise.all(pick([[send], [send, send]]).map((call) => call()));
}

export const takeProofBack = ({ transfers, payers, order, pick }: Play) =>
  transfers.withdraw(pick(payers), order.id);

type Reviewed = { id: number; status: string; payer_id: number };
const listProofs = ({ shop, order }: Play) =>
  shop.read<Reviewed>(
    `select p.id, p.status, p.payer_id from payments p join transfer_proofs t
       on t.instance_id = p.instance_id and t.payment_id = p.id
     where p.instance_id = $1 and p.purchase_id = $2 order by p.id`,
    [order.id],
  );

/** Minor units: what its diner is told to transfer while it waits, else what it was begun for. */
async function amountOf(
  { shop, transfers, payers, order, gateway }: Play,
  { id, status, payer_id }: Reviewed,
) {
  const payer = payers.find((one) => one.id === payer_id);
  if (status === 'pending' && payer) {
    const { status: answer, body } = await transfers.getTransfer(payer, order.id);
    // Somebody may have decided meanwhile.
    if (answer === 200) return Math.round((body as Transfer).amount * (gateway.currency === 'MXN' ? 100 : 1));
  }
  const [row] = await shop.read<{ amount_minor: number }>(
    'select amount_minor from payments where instance_id = $1 and id = $2',
    [id],
  );
  return row?.amount_minor ?? 0;
}

/** Staff see the money in the bank and say so, and again where nobody answered. */
async function confirm(play: Play, proof: Reviewed): Promise<void> {
  const amount = await amountOf(play, proof);
  const { status } = await press(() => play.transfers.confirm(proof.id));
  if (status === 200) play.arrived.set(proof.id, amount);
}

/** Staff look at any proof of the order: one that waits, one that was taken back, one that was decided about. */
export async function review(play: Play): Promise<void> {
  const { transfers, pick } = play;
  const proofs = await listProofs(play);
  if (proofs.length === 0) return;
  const proof = pick(proofs);
  const yes = () => confirm(play, proof);
  const no = () => press(() => transfers.refuse(proof.id));
  await Promise.all(pick([[yes], [no], [yes, yes], [yes, no], [no, yes]]).map((call) => call()));
}

/** Staff look at what still waits. */
export async function reviewAll(play: Play): Promise<void> {
  for (const proof of (await listProofs(play)).filter(({ status }) => status === 'pending'))
    await play.pick([() => confirm(play, proof), () => play.transfers.refuse(proof.id)])();
}
