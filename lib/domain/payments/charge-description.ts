/** The shortest limit that gateways name. */
const LONGEST = 30;

/** The text that the diner's bank shows for a charge: plain letters, whole words (rule payments/pse). */
export function describeCharge({ number, branch }: { number: number | null; branch: string }): string {
  const plain = branch.normalize('NFD').replace(/\p{M}/gu, '').replace(/\W+/g, ' ');
  let text = number === null ? 'Pedido' : `Pedido ${number}`;
  for (const word of plain.trim().split(' ')) {
    if (text.length + word.length >= LONGEST) break;
    text = `${text} ${word}`;
  }
  return text.trim();
}
