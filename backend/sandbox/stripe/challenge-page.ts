import type { Hono } from 'hono';
import { html } from 'hono/html';
import { bankDocument, printCents } from '../bank-document';
import { STRIPE_ERRORS } from './errors';
import { answerChallenge } from './intents';
import type { Intent, StripeState } from './state';

function returnAddress({ return_url: address, id, status }: Intent): string | null {
  if (!address || !URL.canParse(address)) return null;
  const url = new URL(address);
  url.searchParams.set('payment_intent', id);
  url.searchParams.set('redirect_status', status === 'succeeded' ? 'succeeded' : 'failed');
  return url.toString();
}

/** The bank that asks a card's holder; whoever looks at it decides. */
export function registerChallengePage({
  app,
  state,
  announce,
}: {
  app: Hono;
  state: StripeState;
  announce: (intent: Intent) => void;
}): void {
  const findIntent = (id: unknown): Intent => {
    const intent = state.intents.get(String(id));
    if (!intent) throw STRIPE_ERRORS.noIntent(String(id));
    return intent;
  };
  app.get('/stripe/authenticate', (c) => {
    const { id, amount, currency } = findIntent(c.req.query('intent'));
    return c.html(
      bankDocument(html`<h1>Banco de prueba</h1>
<p>¿Es tuya esta compra de ${printCents(amount, currency)}? Aquí no se mueve dinero.</p>
<form method="post"><input type="hidden" name="intent" value="${id}">
<button name="answer" value="approve">Aprobar</button> <button name="answer" value="fail">Rechazar</button>
</form>`),
    );
  });
  app.post('/stripe/authenticate', async (c) => {
    const form = await c.req.parseBody();
    const intent = findIntent(form.intent);
    if (intent.status === 'requires_action') {
      answerChallenge(intent, form.answer === 'approve');
      announce(intent);
    }
    const address = returnAddress(intent);
    return address ? c.redirect(address, 303) : c.text('Puedes volver a la tienda.');
  });
}
