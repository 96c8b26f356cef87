import encodeQR from 'qr';
import type { TableCodes } from '@/backend/table';
import type { TableKind } from '@/lib/domain/table/table-visit';

/** `each`: a page for each; else eight on a page. It fits A4 and Letter. */
export type SheetShape = 'many' | 'each';
type Words = Record<TableKind, string> & { scan: string; without_camera: string };

const escaped = (text: string) => text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);

/** On a line of its own where it would be cut, such as at a hyphen. */
const withAddress = (sentence: string, address: string) =>
  escaped(sentence).replace('{address}', () => `<span class="address">${escaped(address)}</span>`);

const styleOf = (color: string) => `@page { margin: 10mm }
* { box-sizing: border-box }
body { margin: 0; font: 9pt/1.25 system-ui, sans-serif; color: #000 }
.many { display: grid; grid-template-columns: 1fr 1fr }
.card { display: grid; justify-items: center; align-content: center; gap: 1.5mm; padding: 2mm; text-align: center;
  height: 64mm; border: 1px dashed #999; border-top: 3mm solid ${color}; break-inside: avoid;
  print-color-adjust: exact; -webkit-print-color-adjust: exact }
.card p { margin: 0 }
.card svg { width: 34mm; height: 34mm }
.card img { height: 7mm }
.label { font-size: 14pt; font-weight: 700; line-height: 1 }
.short { font-size: 7pt; overflow-wrap: anywhere }
.address { display: inline-block }
.each .card { height: 256mm; border: 0; border-top: 12mm solid ${color}; break-after: page; gap: 8mm; font-size: 14pt }
.each .card svg { width: 110mm; height: 110mm }
.each .card img { height: 24mm }
.each .label { font-size: 48pt }
.each .short { font-size: 12pt }`;

/** A page to print, with nothing from elsewhere but the logo */
export function toSheet({
  codes: { name, lang, color, logo, codes },
  words,
  shape,
}: {
  codes: TableCodes;
  words: Words;
  shape: SheetShape;
}): string {
  const head =
    logo === null ? `<p>${escaped(name)}</p>` : `<img src="${escaped(logo)}" alt="${escaped(name)}">`;
  const cards = codes.map(({ kind, label, area, branch_name: branch, url, short_address: address }) =>
    [
      `<section class="card">${head}`,
      `<p class="label">${escaped(words[kind].replace('{label}', label))}</p>`,
      encodeQR(url, 'svg', { ecc: 'medium' }),
      `<p>${escaped(words.scan)}</p>`,
      `<p class="short">${escaped([branch, area].filter(Boolean).join(' · '))} · ${withAddress(words.without_camera, address)}</p></section>`,
    ].join('\n'),
  );
  return `<!doctype html>
<html lang="${lang}">
<head><meta charset="utf-8"><title>${escaped(name)}</title><style>${styleOf(color)}</style></head>
<body class="${shape}">
${cards.join('\n')}
</body>
</html>
`;
}
