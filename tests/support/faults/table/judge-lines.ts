import { type Ledger, priceOf } from './ledger';
import { isClosed, type LineRow, type Rows, sumOf } from './read-rows';
import { PRICES } from './table-room';

type Moment = { ledger: Ledger; before: Rows; after: Rows };

const sentOf = ({ lines }: Rows): LineRow[] => lines.filter(({ cart_of }) => cart_of === null);
const unionOf = (rows: Rows) => new Map(sentOf(rows).map((line) => [line.word, line]));

/** Each dish is in one cart or on one account, once, as it was chosen. */
function judgeDishes({ ledger, after }: Moment): string[] {
  const seen = new Set<string>();
  return after.lines.flatMap((line) => {
    const dish = ledger.dishes.find(({ word }) => word === line.word);
    if (!dish) return [`nobody chose ${line.word}`];
    const faults = seen.has(line.word) ? [`${line.word} is there twice`] : [];
    seen.add(line.word);
    if (line.count !== dish.count) faults.push(`${line.word}: ${line.count} of ${dish.count}`);
    if (line.cart_of !== null && line.cart_of !== dish.by) faults.push(`${line.word} is in a foreign cart`);
    if (line.cart_of === null && (line.unit ?? 0) * line.count !== priceOf(dish))
      faults.push(`${line.word} costs ${line.unit}`);
    return faults;
  });
}

/** Dishes that one member sends in one round fill bundles, also where some are void by now (rule menu/bundles). */
function judgeBundles({ ledger, after }: Moment): string[] {
  const sent = new Map<string, LineRow[]>();
  for (const line of sentOf(after)) {
    const { by, sku } = ledger.dishes.find(({ word }) => word === line.word) ?? { by: 0, sku: 'none' };
    const key = `${sku} of ${by} in round ${line.round} of ${line.purchase_id}`;
    sent.set(key, [...(sent.get(key) ?? []), line]);
  }
  return [...sent].flatMap(([key, lines]) => {
    const pieces = sumOf(lines, ({ count }) => count);
    const off = key.startsWith('limonada ') ? Math.floor(pieces / 2) * PRICES.limonada : 0;
    const taken = sumOf(lines, (line) => line.off);
    return taken === off ? [] : [`${pieces} ${key} save ${taken}, not ${off}`];
  });
}

/** The bill is the sum of what is not void, at the prices of the menu. */
function judgeBills({ ledger, after }: Moment): string[] {
  return after.accounts.flatMap(({ id, total, products }) => {
    const lines = sentOf(after).filter((line) => line.purchase_id === id && line.state !== 'void');
    const words = lines.map(({ word }) => word);
    const list = sumOf(
      ledger.dishes.filter(({ word }) => words.includes(word)),
      priceOf,
    );
    const bill = list - sumOf(lines, ({ off }) => off);
    return total === bill && products === bill ? [] : [`bill ${id} is ${total} (${products}), not ${bill}`];
  });
}

/** Dishes that came to the kitchen in this step were sent in this step, and to an account that takes them. */
function judgeArrivals({ ledger, before, after }: Moment): string[] {
  const earlier = unionOf(before);
  const { step } = ledger;
  return sentOf(after).flatMap(({ word, purchase_id }) => {
    if (earlier.has(word)) return [];
    const by = ledger.dishes.find((dish) => dish.word === word)?.by ?? 0;
    const isSent = step.sends.some((one) => one.whose === 'all' || one.by === by);
    const was = before.accounts.find(({ id }) => id === purchase_id);
    const faults = isSent || by === 0 ? [] : [`${word} was cooked and nobody sent it`];
    if (was && isClosed(was)) faults.push(`${word} came to a closed account`);
    if (by !== 0 && was?.is_asked && !step.names.includes('reopen'))
      faults.push(`${word} came to a bill that was asked for`);
    return faults;
  });
}

/** A sent dish stays, and stays void once it is void; a chosen dish is sent when the answer said so. */
function judgeDepartures({ ledger, before, after }: Moment): string[] {
  const now = unionOf(after);
  const { step } = ledger;
  const lost = sentOf(before).flatMap(({ word, state, purchase_id }) => {
    const line = now.get(word);
    if (line?.purchase_id !== purchase_id) return [`${word} left the kitchen`];
    return state === 'void' && line.state !== 'void' ? [`${word} is back on the bill`] : [];
  });
  const isEnding = after.accounts.some(
    (one) =>
      isClosed(one) && !before.accounts.some(({ id, status }) => id === one.id && status === one.status),
  );
  const chosen = before.lines.filter(({ cart_of }) => cart_of !== null);
  const dropped = chosen.flatMap(({ word, cart_of, table_id }) => {
    const isRemoved = cart_of !== null && step.removed.includes(cart_of);
    const isHere = before.accounts.some((one) => one.table_id === table_id && !isClosed(one));
    if (isRemoved && isHere && step.names.length === 1 && after.lines.some((line) => line.word === word))
      return [`${word} stayed behind`];
    if (isEnding || isRemoved) return [];
    if (!after.lines.some((line) => line.word === word)) return [`${word} was lost`];
    const isTold = step.sends.some(({ by, isSure }) => isSure && by === cart_of);
    const isAgain = step.names.some((name) => name !== 'send' && name !== 'sendCart' && name !== 'order');
    return isTold && !isAgain && !now.has(word) ? [`${word} was not sent`] : [];
  });
  return [...lost, ...dropped];
}

/**
 * A closed account takes no line and no payment. While its kitchen owes its table something, lines go on and may become void,
 * which makes the bill smaller; after that nothing of it changes (rule table/bill).
 */
function judgeClosed({ before, after }: Moment): string[] {
  return before.accounts.filter(isClosed).flatMap((was) => {
    const linesOf = (rows: Rows) => rows.lines.filter(({ purchase_id }) => purchase_id === was.id);
    const isAwaited = linesOf(before).some(({ state }) => state === 'sent' || state === 'preparation');
    const now = after.accounts.find(({ id }) => id === was.id);
    const isKept = now && isClosed(now) && (isAwaited ? now.total <= was.total : now.total === was.total);
    const faults = isKept ? [] : [`closed account ${was.id} changed`];
    const count = (rows: Rows, kind: 'lines' | 'payments') =>
      rows[kind].filter(({ purchase_id }) => purchase_id === was.id).length;
    for (const kind of ['lines', 'payments'] as const)
      if (count(before, kind) !== count(after, kind))
        faults.push(`closed account ${was.id} has other ${kind}`);
    const states = (rows: Rows) =>
      linesOf(rows)
        .map(({ word, state }) => `${word} ${state}`)
        .sort()
        .join();
    if (!isAwaited && states(before) !== states(after))
      faults.push(`lines of the closed account ${was.id} moved`);
    return faults;
  });
}

/** Faults of dishes, kitchen and bill after a step, in words. */
export const judgeLines = (moment: Moment): string[] =>
  [judgeDishes, judgeBundles, judgeBills, judgeArrivals, judgeDepartures, judgeClosed].flatMap((judge) =>
    judge(moment),
  );
