import { html, raw } from 'hono/html';

type Part = ReturnType<typeof html>;

const STYLE = `body{font:16px/1.5 system-ui,sans-serif;max-width:28rem;margin:0 auto;padding:24px 16px;color:#1a1a1a;background:#fff}
h1{font-size:1.375rem;margin:0 0 8px}p{margin:0 0 16px}form{display:flex;flex-wrap:wrap;gap:12px}
button{flex:1 1 8rem;font:inherit;font-weight:600;min-height:48px;padding:8px 16px;border:1px solid #767676;border-radius:12px;background:#fff;color:inherit}
button:first-of-type{background:#1a1a1a;border-color:#1a1a1a;color:#fff}`;

/** A page of the bank that is none; its first button is the one that pays. */
export const bankDocument = (body: Part | string): Part => html`<!doctype html>
<html lang="es"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<link rel="icon" href="data:,"><title>Banco de prueba</title><style>${raw(STYLE)}</style>${body}</html>`;

/** `16500.00 COP`. */
export const printCents = (cents: number, currency: string) =>
  `${(cents / 100).toFixed(2)} ${currency.toUpperCase()}`;
