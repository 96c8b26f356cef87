type Part = { name: string; amount: string };
/** `begins`: the stall of a food court whose lines follow; `words`: what was chosen of it. */
type Line = Part & { count: number; begins: string | null; words: readonly string[] };
type Receipt = {
  /** The tenant's name and its branch's. */
  seller: string;
  title: string;
  day: string;
  lines: readonly Line[];
  parts: readonly Part[];
  total: Part;
  refunds: readonly Part[];
  /** The sentence that says it is no invoice. */
  note: string;
};

const printPart = ({ name, amount }: Part): string => `${name}: ${amount}`;

const printLine = ({ count, name, amount, begins, words }: Line): string[] => [
  ...(begins === null ? [] : [begins]),
  `${count} × ${printPart({ name, amount })}`,
  ...words.map((one) => `  ${one}`),
];

/** A receipt to share: what was bought and what it cost, and nothing of who bought it (rule orders/receipt). */
export function printReceipt({ seller, title, day, lines, parts, total, refunds, note }: Receipt): string {
  return [
    seller,
    `${title} · ${day}`,
    '',
    ...lines.flatMap(printLine),
    ...[...parts, total, ...refunds].map(printPart),
    '',
    note,
  ].join('\n');
}
