import type { Hono } from 'hono';
import { html } from 'hono/html';
import { bankDocument, printCents } from './bank-document';
import { tellChallenge } from './challenge-step';
import { ERRORS } from './gateway-errors';
import type { GatewayState, Transaction } from './gateway-state';
import { finish } from './settle-transaction';

const ANSWERS = { APPROVED: 'Aprobar', DECLINED: 'Rechazar', ERROR: 'Error' } as const;
type Answer = keyof typeof ANSWERS;
const isAnswer = (value: unknown): value is Answer =>
  typeof value === 'string' && Object.hasOwn(ANSWERS, value);

/** The pages of a card's bank; who looks at them decides. */
export function registerChallengePage({
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
  const findTicket = (id: unknown) => {
    const transaction = state.transactions.get(String(id));
    if (!transaction?.challenge) throw ERRORS.notFound();
    return { transaction, challenge: transaction.challenge };
  };

  app.post('/v1/3ds/fingerprint', async (c) => {
    const { transaction, challenge } = findTicket((await c.req.parseBody()).ticket_id);
    challenge.step = 'CHALLENGE';
    tellChallenge(transaction, clock().getTime());
    return c.html(bankDocument(''));
  });

  app.post('/v1/3ds/challenge', async (c) => {
    const { transaction } = findTicket((await c.req.parseBody()).ticket_id);
    const { id, amount_in_cents: cents, currency } = transaction;
    const buttons = Object.entries(ANSWERS).map(
      ([answer, label]) => html`<button name="answer" value="${answer}">${label}</button> `,
    );
    return c.html(
      bankDocument(html`<h1>Banco de prueba</h1>
<p>¿Apruebas ${printCents(cents, currency)}? Aquí no se mueve dinero.</p>
<form method="post" action="/v1/3ds/answer"><input type="hidden" name="ticket_id" value="${id}">${buttons}</form>`),
    );
  });

  app.post('/v1/3ds/answer', async (c) => {
    const form = await c.req.parseBody();
    const { transaction } = findTicket(form.ticket_id);
    if (!isAnswer(form.answer)) throw ERRORS.notFound();
    if (transaction.status === 'PENDING') {
      finish({ transaction, status: form.answer, now: clock().getTime() });
      announce(transaction);
    }
    return c.html(bankDocument(html`<p>Listo. La tienda te dice cómo sigue.</p>`));
  });
}
