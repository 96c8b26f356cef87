import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import { SandboxError } from '../gateway-errors';
import { keep } from '../gateway-state';
import { STRIPE_ERRORS } from './errors';
import type { Form } from './read-form';
import type { StripeState } from './state';

type Answer = { status: number; body: object };

/**
 * Stripe's `Idempotency-Key`: the same request is answered as before, a refusal too; another one under the same key is
 * refused. @throws SandboxError
 */
export function answerOnce({
  c,
  state,
  slug,
  form,
  work,
}: {
  c: Context;
  state: StripeState;
  slug: string;
  form: Form;
  work: () => Answer;
}): { answer: Answer; isReplayed: boolean } {
  const given = c.req.header('idempotency-key');
  if (!given) return { answer: work(), isReplayed: false };
  const key = `${slug} ${given}`;
  const print = createHash('sha256')
    .update(JSON.stringify([c.req.path, ...form]))
    .digest('hex');
  const known = state.answers.get(key);
  if (known && known.print !== print) throw STRIPE_ERRORS.otherRequest();
  if (known) return { answer: { status: known.status, body: JSON.parse(known.body) }, isReplayed: true };
  const answer = answerOf(work);
  keep(state.answers, key, { print, status: answer.status, body: JSON.stringify(answer.body) });
  return { answer, isReplayed: false };
}

function answerOf(work: () => Answer): Answer {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof SandboxError)) throw error;
    return { status: error.status, body: error.body };
  }
}
