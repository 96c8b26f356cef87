import type { Context, GatewayAlarm } from '@/backend/context';
import { describeFault } from '@/backend/platform/describe-fault';
import { UnusableAccountError } from '@/backend/providers/payments/gateway-account';
import { GatewayError } from '@/backend/providers/payments/port';

const MAX_LENGTH = 200;
const WORD = /[^\s:,;()[\]{}"'«»]+/g;
const isStrange = (word: string) =>
  /@|(^|_)(test|prod)_/.test(word) || (word.match(/\d/g) ?? []).length > 3 || word.length > 30;

/** Gateways may quote the request (guarantee/quiet-logs). @param sentValues the diner's words in the request */
function cleanWords({ text, sentValues }: { text: string; sentValues: readonly string[] }): string {
  const known = new Set(sentValues.flatMap((one) => one.toLowerCase().match(WORD) ?? []));
  return text
    .slice(0, MAX_LENGTH)
    .replace(WORD, (word) => (isStrange(word) || known.has(word.toLowerCase()) ? '…' : word));
}

const failureOf = (error: GatewayError): GatewayAlarm['failure'] =>
  error instanceof UnusableAccountError ? 'unusable_account' : error.kind;

/** Tells operators why; a diner only hears that it failed. */
export function reportFailure({
  ctx,
  error,
  sentValues = [],
  ...asked
}: {
  ctx: Context;
  error: unknown;
  sentValues?: readonly string[];
} & Pick<GatewayAlarm, 'call' | 'provider' | 'paymentId'>): void {
  const found =
    error instanceof GatewayError
      ? { failure: failureOf(error), message: cleanWords({ text: error.message, sentValues }) }
      : { failure: 'fault' as const, error: describeFault(error as Error) };
  ctx.alarm({ kind: 'gateway', ...asked, ...found });
}
