/** The picture's font lacks these; the renderer would fetch them. */
const UNDRAWABLE = /[^\u0020-\u007e\u00a0-\u024f\u2010-\u2026]/g;

export function toShareText({ text, maxLength }: { text: string; maxLength: number }): string {
  const plain = text.replace(UNDRAWABLE, '').replace(/\s+/g, ' ').trim();
  if (plain.length <= maxLength) return plain;
  const cut = plain.slice(0, maxLength);
  const words = cut.includes(' ') ? cut.slice(0, cut.lastIndexOf(' ')) : cut;
  return `${words.replace(/[\s,.;:]+$/, '')}…`;
}
