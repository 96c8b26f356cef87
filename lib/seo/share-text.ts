/** Letters of the font that draws the picture; it would ask the network for any other. */
const UNDRAWABLE = /[^\u0020-\u007e\u00a0-\u024f\u2010-\u2026]/g;

/** A text as the shared picture prints it: what its font can draw, cut at a word. */
export function toShareText({ text, maxLength }: { text: string; maxLength: number }): string {
  const plain = text.replace(UNDRAWABLE, '').replace(/\s+/g, ' ').trim();
  if (plain.length <= maxLength) return plain;
  const cut = plain.slice(0, maxLength);
  const words = cut.includes(' ') ? cut.slice(0, cut.lastIndexOf(' ')) : cut;
  return `${words.replace(/[\s,.;:]+$/, '')}…`;
}
