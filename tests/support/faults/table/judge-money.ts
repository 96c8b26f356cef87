import type { Ledger } from './ledger';
import type { Play } from './play';
import { isClosed, isOnItsWay, keptOf, type PaymentRow, type Rows, sumOf } from './read-rows';

type Moment = { ledger: Ledger; before: Rows; after: Rows };

const ofAccount = (rows: Rows, id: number) => ({
  shares: rows.shares.filter(({ purchase_id }) => purchase_id === id),
  payments: rows.payments.filter(({ purchase_id }) => purchase_id === id),
});

/** No more is kept than the bill; who holds a share holds no more than is left. */
function judgeShares({ after }: Moment): string[] {
  return after.accounts.flatMap((account) => {
    const { id, total } = account;
    const { shares, payments } = ofAccount(after, id);
    const kept = sumOf(payments, keptOf);
    const held = sumOf(
      shares.filter(({ is_held }) => is_held),
      ({ amount }) => amount,
    );
    const onItsWay = sumOf(payments.filter(isOnItsWay), ({ amount, tip }) => amount - tip);
    const faults = kept > total ? [`${kept} is kept of a bill of ${total}`] : [];
    if (held > 0 && !isClosed(account) && kept + onItsWay + held > total)
      faults.push(`${held} is held beside ${kept} + ${onItsWay} of a bill of ${total}`);
    return faults;
  });
}

/** Shares never take more of a line than it costs. */
function judgeParts({ after }: Moment): string[] {
  const isLive = ({ is_held, payment_id }: Rows['shares'][number]) => {
    const payment = after.payments.find(({ id }) => id === payment_id);
    return is_held || (payment !== undefined && (isOnItsWay(payment) || keptOf(payment) > 0));
  };
  const parts = after.shares.filter(isLive).flatMap((share) => share.parts);
  return after.lines.flatMap(({ id, word, count, unit, off }) => {
    const taken = sumOf(
      parts.filter(({ lineId }) => lineId === id),
      ({ amountMinor }) => amountMinor,
    );
    return taken > count * (unit ?? 0) - off ? [`${taken} is taken of ${word}`] : [];
  });
}

/** Money is of whoever held the share, of so much. */
function judgePayments({ after }: Moment): string[] {
  const live = (one: PaymentRow) => isOnItsWay(one) || keptOf(one) > 0;
  const paying = after.payments.filter(isOnItsWay).map((one) => `${one.purchase_id} by ${one.payer_id}`);
  const twice = paying.filter((one, index) => paying.indexOf(one) !== index);
  return [
    ...twice.map((one) => `${one} is paid twice at a time`),
    ...after.payments.filter(live).flatMap((payment) => {
      const share = after.shares.find(({ payment_id }) => payment_id === payment.id);
      const fits =
        share?.payer_id === payment.payer_id &&
        share.amount + share.tip === payment.amount &&
        share.tip === payment.tip;
      return fits ? [] : [`payment ${payment.id} is of no share of its payer`];
    }),
  ];
}

/** An account that nobody of the staff closed was asked for its bill, or left alone, and is paid. */
function judgeClosing({ ledger, before, after }: Moment): string[] {
  return after.accounts.flatMap(({ id, status, total }) => {
    const was = before.accounts.find((one) => one.id === id);
    if (status !== 'closed_account' || was?.status !== 'in_progress' || ledger.step.isClosed) return [];
    const kept = sumOf(ofAccount(after, id).payments, keptOf);
    return kept === total ? [] : [`account ${id} closed itself with ${kept} of ${total}`];
  });
}

/** Faults of the money after a step, in words. */
export const judgeMoney = (moment: Moment): string[] =>
  [judgeShares, judgeParts, judgePayments, judgeClosing].flatMap((judge) => judge(moment));

/** Compares the money that gateway and staff took and gave back with the books; no payment is on its way any more. */
export async function judgeTakings({ room, ledger }: Play, rows: Rows): Promise<string[]> {
  const byHand = await room.query<{ purchase_id: number; amount: number }>(
    `select p.purchase_id, r.amount_minor::int as amount from refunds r
       join payments p on p.instance_id = r.instance_id and p.id = r.payment_id
     where r.instance_id = $1 and r.given_by = 'hand' and p.purchase_id = any ($2::bigint[])`,
    [rows.accounts.map(({ id }) => id)],
  );
  return rows.accounts.flatMap(({ id }) => {
    const { payments } = ofAccount(rows, id);
    const charges = room.gateway.charges({ id });
    const inCash = sumOf(payments, (one) => ledger.cash.get(one.id) ?? 0);
    const paid = payments.filter(({ status }) => status === 'success');
    const gaveByHand = sumOf(
      byHand.filter(({ purchase_id }) => purchase_id === id),
      ({ amount }) => amount,
    );
    const books = {
      taken: sumOf(paid, ({ amount }) => amount),
      back: sumOf(payments, ({ given }) => given),
      owed: sumOf(payments, ({ refunds, given }) => refunds - given),
      onItsWay: payments.filter(isOnItsWay).length,
    };
    const truth = {
      taken: sumOf(charges, ({ takenMinor }) => takenMinor) + inCash,
      back: sumOf(charges, ({ returnedMinor }) => returnedMinor) + gaveByHand,
      owed: 0,
      onItsWay: 0,
    };
    const [told, real] = [JSON.stringify(books), JSON.stringify(truth)];
    return told === real ? [] : [`the books of account ${id} say ${told}, the tills ${real}`];
  });
}
