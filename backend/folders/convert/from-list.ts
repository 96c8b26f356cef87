import { createDraft, type Draft, EMPTY_PRODUCT } from './draft';

/** A price at the end of a line: `$ 12.500`, `R$ 24,90`, `S/ 18`, `12.500 COP`, `12 mil` is none. */
const PRICE =
  /^(?<name>.*?\p{L}.*?)[\s.…·:–—-]*(?:[A-Z]{0,2}\$|S\/\.?|US\$|€)?\s*(?<price>\d{1,3}(?:[.,'\s]\d{3})+(?:[.,]\d{1,2})?|\d+(?:[.,]\d{1,2})?)\s*(?:COP|CLP|MXN|PEN|BRL|USD|pesos?|reais|soles)?\s*$/iu;
const BULLET = /^[\s•·*>–—-]+/;

/**
 * A menu as somebody pastes it from a chat or a document: a line with a price at its end is a dish, a line without one above
 * dishes is their category, and one below a dish, in brackets or beginning small, is its description.
 */
export function fromList(text: string): Draft {
  const draft = createDraft();
  const lines = text.split(/\r?\n/).map((line) => line.replace(BULLET, '').trim());
  let category = '';
  for (const line of lines) {
    if (line === '') continue;
    const found = PRICE.exec(line)?.groups;
    const last = draft.products.at(-1);
    if (found) {
      const [name = '', ...rest] = (found.name ?? '').split(/\s+[–—-]\s+|:\s+/);
      draft.products.push({
        ...EMPTY_PRODUCT,
        name: name.trim(),
        description: rest.join(' – ').replace(/[.…·\s]+$/, ''),
        category: [category],
        price: (found.price ?? '').replaceAll(/['\s]/g, ''),
      });
    } else if (last && last.description === '' && /^[(\p{Ll}]/u.test(line))
      last.description = line.replace(/^\((.*)\)$/s, '$1');
    else category = line.replace(/:$/, '');
  }
  return draft;
}
