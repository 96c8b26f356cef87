import type { ImportRefusal } from '@/backend/folders/examine-folder';
import type { LockHolder } from '@/backend/platform/database/data-folder-lock';
import en from '@/messages/en.json';

/** It calls the running backend or this process. @throws Error in a sentence */
export type Operator = {
  /** @param key of a call that is to be done once */
  call(method: string, path: string, body?: object, key?: string): Promise<unknown>;
  close(): Promise<void>;
};

type Ask = (path: string, init: RequestInit) => Promise<Response>;
/** An import of thousands of pictures takes long. */
const PATIENCE_MS = 300_000;
const SENTENCES: Record<string, string> = en.Errors;

/** In place of what a diner reads: staff are told what does not fit. */
const STAFF_SENTENCES: Record<string, string> = {
  illegal_transition: 'That does not follow from how it stands.',
  not_found: 'There is nothing of that number or name here.',
  invalid_input: 'Some of the words are not valid.',
  conflict: 'It has changed meanwhile, or something else stands in its way.',
  order_closed: 'It is over or closed, or it waits for no payment.',
  payment_in_progress: 'Money of the order is on its way; try again when the payment has ended.',
};

/** A folder that is not imported, with what is to be said about it. */
export class RefusedFolder extends Error {
  constructor(readonly refusal: ImportRefusal) {
    super('The folder is not imported.');
  }
}

type Refusal = {
  error: string;
  fields?: Record<string, string> | undefined;
  values?: Record<string, number | string> | undefined;
};

/** A refusal that is a key alone says its sentence too, and what does not fit. */
function toSentence({ error, fields = {}, values = {} }: Refusal): string {
  const texts = { ...SENTENCES, ...STAFF_SENTENCES };
  const sentence = Object.hasOwn(texts, error) ? texts[error] : undefined;
  // Words of the refusal's own say all of it.
  if (/\s/.test(error)) return error;
  const told = sentence && !sentence.includes('{') ? `${sentence} (${error})` : error;
  const facts = Object.entries({ ...fields, ...values }).map(([name, value]) => `${name}: ${value}`);
  return facts.length > 0 ? `${told} ${facts.join(', ')}` : told;
}

/** The operator's calls, over any way to ask. */
export function operatorOver({
  ask,
  key,
  close,
}: {
  ask: Ask;
  key: string;
  close: () => Promise<void>;
}): Operator {
  return {
    async call(method, path, body, once) {
      const response = await ask(`/operator/${path}`, {
        method,
        headers: {
          ...{ authorization: `Bearer ${key}`, 'content-type': 'application/json' },
          ...(once === undefined ? {} : { 'idempotency-key': once }),
        },
        ...(body ? { body: JSON.stringify(body) } : {}),
      });
      const answer = (await response.json()) as Partial<ImportRefusal & Refusal>;
      if (response.ok) return answer;
      const { problems, questions = [], more = 0 } = answer;
      if (problems) throw new RefusedFolder({ problems, questions, more });
      throw new Error(
        answer.error
          ? toSentence({ ...answer, error: answer.error })
          : `the backend answered ${response.status}`,
      );
    },
    close,
  };
}

/** The backend that is running, at the address in its lock file. */
export function askBackend({ pid, address, key }: LockHolder & { address: string }): Operator {
  const ask: Ask = (path, init) =>
    fetch(address + path, { ...init, signal: AbortSignal.timeout(PATIENCE_MS) }).catch((error: Error) => {
      throw new Error(
        error.name === 'TimeoutError'
          ? `The backend at ${address} took too long; what it was asked may still be done.`
          : `The backend (process ${pid}) does not answer at ${address}; it may still be starting.`,
      );
    });
  return operatorOver({ ask, key, close: () => Promise.resolve() });
}
