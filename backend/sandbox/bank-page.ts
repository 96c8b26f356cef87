import type { Hono } from 'hono';
import { html } from 'hono/html';
import { bankDocument, printCents } from './bank-document';
import { ERRORS } from './gateway-errors';
import type { GatewayState, Status, Transaction } from './gateway-state';
import { finish } from './settle-transaction';

const ANSWERS: readonly (readonly [Status, string])[] = [
  ['APPROVED', 'Aprobar'],
  ['DECLINED', 'Rechazar'],
  ['ERROR', 'Error'],
];

function returnAddress({ redirect_url: address, id }: Transaction): string | null {
  if (!address || !URL.canParse(address)) return null;
  const url = new URL(address);
  url.searchParams.set('id', id);
  url.searchParams.set('env', 'test');
  return url.toString();
}

/** The bank's test page: its buttons decide how the payment ends. */
export function registerBankPage({
  app,
  state,
  clock,
  announce,
}: {
  app: Hono;
  state: GatewayState;
  clock: () => Date;
  announce: (transaction: Transaction) => void;
}): void {
  const findTicket = (id: unknown): Transaction => {
    const transaction = state.transactions.get(String(id));
    if (transaction?.payment_method_type !== 'PSE') throw ERRORS.notFound();
    return transaction;
  };

  app.get('/v1/pse/redirect', (c) => {
    const { id, reference, amount_in_cents: cents, currency } = findTicket(c.req.query('ticket_id'));
    return c.html(
      bankDocument(html`<h1>Banco de prueba</h1>
<p>Pago ${reference}: ${printCents(cents, currency)}. Aquí no se mueve dinero.</p>
<form method="post"><input type="hidden" name="ticket_id" value="${id}">
${ANSWERS.map(([status, label]) => html`<button name="answer" value="${status}">${label}</button> `)}
</form>`),
    );
  });

  app.post('/v1/pse/redirect', async (c) => {
    const form = await c.req.parseBody();
    const transaction = findTicket(form.ticket_id);
    const answer = ANSWERS.find(([status]) => status === form.answer);
    if (!answer) throw ERRORS.notFound();
    if (transaction.status === 'PENDING') {
      finish({ transaction, status: answer[0], now: clock().getTime() });
      announce(transaction);
    }
    const address = returnAddress(transaction);
    return address ? c.redirect(address, 303) : c.text('Puedes volver a la tienda.');
  });
}
