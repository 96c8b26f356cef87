import type { Hono } from 'hono';
import { html, raw } from 'hono/html';

/** The part of Stripe's script that the product uses; the card's fields are in a frame of the sandbox. */
const SCRIPT = `(() => {
  const origin = new URL(document.currentScript.src).origin;
  let asked = 0;
  window.Stripe = (key) => ({
    elements: ({ locale }) => ({
      create: (_kind, { style }) => {
        const frame = document.createElement('iframe');
        frame.src = origin + '/stripe/card?' + new URLSearchParams({ key, locale, color: style.base.color });
        frame.title = 'Stripe';
        frame.style.cssText = 'border:0;width:100%;height:9rem;display:block';
        const listeners = [];
        const answers = new Map();
        const hear = ({ source, origin: from, data }) => {
          if (source !== frame.contentWindow || from !== origin) return;
          if (data.kind === 'change') for (const tell of listeners) tell(data.change);
          if (data.kind === 'answer') answers.get(data.id)?.(data.answer);
        };
        addEventListener('message', hear);
        return {
          mount: (place) => place.append(frame),
          destroy: () => { removeEventListener('message', hear); frame.remove(); },
          focus: () => frame.contentWindow?.postMessage({ kind: 'focus' }, origin),
          on: (_name, tell) => void listeners.push(tell),
          ask: (message) => new Promise((done) => {
            const id = (asked += 1);
            answers.set(id, done);
            frame.contentWindow.postMessage({ kind: 'create', id, ...message }, origin);
          }),
        };
      },
    }),
    createPaymentMethod: ({ card, billing_details }) => card.ask({ name: billing_details.name }),
  });
})();`;

const FRAME_SCRIPT = `(() => {
  const key = new URL(location.href).searchParams.get('key');
  const form = document.forms[0];
  const send = (message) => parent.postMessage(message, '*');
  const parts = () => {
    const { number, expiry, cvc } = Object.fromEntries(new FormData(form));
    // The real field writes the stroke itself.
    const [, month, year] = expiry.match(/^\\s*(\\d\\d)\\s*\\/?\\s*(\\d\\d)\\s*$/) ?? [];
    return { number: number.replaceAll(' ', ''), month, year, cvc };
  };
  form.addEventListener('input', () => {
    const { number, month, year, cvc } = parts();
    const complete = /^\\d{12,19}$/.test(number) && Boolean(month) && /^\\d{3,4}$/.test(cvc);
    send({ kind: 'change', change: { complete } });
  });
  addEventListener('message', async ({ source, data }) => {
    if (source !== parent) return;
    if (data.kind === 'focus') return form.number.focus();
    const { number, month, year, cvc } = parts();
    const response = await fetch('/v1/payment_methods', {
      method: 'POST',
      headers: { authorization: 'Bearer ' + key },
      body: new URLSearchParams({
        type: 'card',
        'card[number]': number,
        'card[exp_month]': month,
        'card[exp_year]': year,
        'card[cvc]': cvc,
        'billing_details[name]': data.name,
      }),
    }).catch(() => null);
    const body = await response?.json();
    const lost = { error: { type: 'api_connection_error' } };
    send({ kind: 'answer', id: data.id, answer: response?.ok ? { paymentMethod: body } : (body ?? lost) });
  });
})();`;

const LABELS = {
  es: ['Número de la tarjeta', 'Vencimiento (MM/AA)', 'CVC'],
  en: ['Card number', 'Expiry (MM/YY)', 'CVC'],
  pt: ['Número do cartão', 'Validade (MM/AA)', 'CVC'],
} as const;

const STYLE = `body{margin:0}form{display:grid;grid-template-columns:1fr 1fr;gap:12px;padding:3px}label{display:grid;gap:2px;font:14px/1.4 system-ui,sans-serif}
label:first-child{grid-column:1/-1}input{box-sizing:border-box;width:100%;height:40px;padding:0 12px;border:1px solid;border-radius:8px;background:none;color:inherit;font:16px system-ui,sans-serif}`;
/** A colour as the page's own style names it. */
const COLOR = /^rgba?\([\d., ]+\)$/;

export function registerBrowserScript(app: Hono): void {
  app.get('/stripe.js', (c) => {
    c.header('cross-origin-resource-policy', 'cross-origin');
    return c.body(SCRIPT, 200, { 'content-type': 'text/javascript; charset=utf-8' });
  });
  app.get('/stripe/card', (c) => {
    const locale = c.req.query('locale')?.slice(0, 2) ?? 'es';
    const asked = c.req.query('color') ?? '';
    const color = COLOR.test(asked) ? asked : 'inherit';
    const [number, expiry, cvc] = locale === 'en' || locale === 'pt' ? LABELS[locale] : LABELS.es;
    return c.html(html`<!doctype html>
<html lang="${locale}"><meta charset="utf-8"><title>Stripe</title><style>${raw(STYLE)}</style>
<form style="color:${color}"><label>${number} <input name="number" inputmode="numeric" autocomplete="cc-number"></label>
<label>${expiry} <input name="expiry" inputmode="numeric" autocomplete="cc-exp"></label>
<label>${cvc} <input name="cvc" inputmode="numeric" autocomplete="cc-csc"></label></form>
<script>${raw(FRAME_SCRIPT)}</script></html>`);
  });
}
