import { Parser } from 'htmlparser2';

/** Ends of these stand on a line of their own. */
const BLOCKS = new Set(['p', 'div', 'li', 'tr', 'ul', 'ol', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'table']);
const UNSEEN = new Set(['script', 'style', 'template']);
const MARKUP = /<[a-z/!][^>]*>|&(#\d+|#x[\da-f]+|[a-z]\w+);/i;

/** Words of a description that another program keeps as HTML. A text without markup stays as it is. */
export function toPlainText(html: string): string {
  if (!MARKUP.test(html)) return html.trim();
  const pieces: string[] = [];
  let unseen = 0;
  const parser = new Parser({
    onopentagname(name) {
      if (UNSEEN.has(name)) unseen += 1;
      if (name === 'br') pieces.push('\n');
      if (name === 'li') pieces.push('· ');
    },
    ontext(text) {
      if (unseen === 0) pieces.push(text.replaceAll(/\s+/g, ' '));
    },
    onclosetag(name) {
      if (UNSEEN.has(name)) unseen -= 1;
      if (BLOCKS.has(name)) pieces.push('\n');
    },
  });
  parser.end(html);
  return pieces
    .join('')
    .replaceAll(/[ \t\u00A0]*\n[ \t\u00A0]*/g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}
