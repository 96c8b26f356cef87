import type { LockHolder } from '@/backend/platform/database/data-folder-lock';
import en from '@/messages/en.json';

/** It calls the running backend or this process. @throws Error in a sentence */
export type Operator = {
  call(method: string, path: string, body?: object): Promise<unknown>;
  close(): Promise<void>;
};

type Ask = (path: string, init: RequestInit) => Promise<Response>;
/** An import of thousands of pictures takes long. */
const PATIENCE_MS = 300_000;
const SENTENCES: Record<string, string> = en.Errors;

/** A refusal that is a key alone says its sentence too. */
function toSentence(error: string): string {
  const sentence = Object.hasOwn(SENTENCES, error) ? SENTENCES[error] : undefined;
  return sentence && !sentence.includes('{') ? `${sentence} (${error})` : error;
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
    async call(method, path, body) {
      const response = await ask(`/operator/${path}`, {
        method,
        headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
        ...(body ? { body: JSON.stringify(body) } : {}),
      });
      const answer = (await response.json()) as { problems?: string[]; error?: string };
      if (response.ok) return answer;
      throw new Error(
        answer.problems?.join('\n') ??
          (answer.error ? toSentence(answer.error) : `the backend answered ${response.status}`),
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
