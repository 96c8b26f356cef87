import type { ErrorKey } from '@/lib/contract/error-status';
import type { Ask } from '@/tests/support/backend/backend';
import type { Facts } from '@/tests/support/backend/contract-target';

export type MakeAsk = (facts: Facts) => Ask;
export type ContractCase = {
  name: string;
  ask: MakeAsk;
  refusals: { why: string; ask: MakeAsk; status: number; key: ErrorKey }[];
};

const WRONG = 'x'.repeat(43);
export const post = (path: string, body: unknown): Ask => ({ method: 'POST', path, body });
export const put = (path: string, body: unknown, headers: Record<string, string>): Ask => ({
  method: 'PUT',
  path,
  body,
  headers,
});

/** The refusals of a call without a profile and with a wrong token. */
export function needsProfile(ask: MakeAsk): ContractCase['refusals'] {
  return [
    {
      why: 'no profile',
      ask: (facts) => ({ ...ask(facts), headers: {} }),
      status: 401,
      key: 'unauthorized',
    },
    {
      why: 'a wrong token',
      ask: (facts) => ({ ...ask(facts), headers: { ...facts.profile, token: WRONG } }),
      status: 401,
      key: 'unauthorized',
    },
  ];
}

/** The bodies that every POST of JSON refuses, one of another tenant among them. */
export function refusesBodies({
  path,
  body,
  customer,
}: {
  path: string;
  body: (facts: Facts) => Record<string, unknown>;
  customer?: (body: Record<string, unknown>, id: number) => Record<string, unknown>;
}): ContractCase['refusals'] {
  const refusals: ContractCase['refusals'] = [
    { why: 'an empty body', ask: () => post(path, {}), status: 422, key: 'invalid_input' },
    { why: 'broken JSON', ask: () => post(path, '{'), status: 400, key: 'invalid_json' },
    {
      why: 'text',
      ask: () => ({ ...post(path, '{}'), headers: { 'content-type': 'text/plain' } }),
      status: 415,
      key: 'unsupported_media_type',
    },
  ];
  if (!customer) return refusals;
  return [
    ...refusals,
    {
      why: "another tenant's customer_id",
      ask: (facts) => post(path, customer(body(facts), facts.customerId + 100_000)),
      status: 400,
      key: 'tenant_mismatch',
    },
  ];
}

export const notFound = (path: string): ContractCase['refusals'][number] => ({
  why: 'an unknown id',
  ask: () => ({ path }),
  status: 404,
  key: 'not_found',
});
export const invalid = (why: string, path: string | ((facts: Facts) => string)) =>
  ({
    why,
    ask: (facts) => ({ path: typeof path === 'string' ? path : path(facts) }),
    status: 422,
    key: 'invalid_input',
  }) satisfies ContractCase['refusals'][number];
