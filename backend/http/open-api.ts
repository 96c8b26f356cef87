import { toJSONSchema } from 'zod';
import type { ZodMiniType } from 'zod/mini';
import { ALL_CALLS } from '@/lib/contract/calls/all-calls';
import type { Call } from '@/lib/contract/calls/define-call';
import { errorSchema } from '@/lib/contract/errors';
import { MAX_KEY_LENGTH } from './idempotency-key';

/** A schema of the contract as JSON Schema, without the line that names the dialect: OpenAPI 3.1 has one. */
export function toSchema(schema: ZodMiniType) {
  const { $schema: _dialect, ...described } = toJSONSchema(schema, { io: 'input' });
  return described;
}

const json = (schema: ZodMiniType) => ({ content: { 'application/json': { schema: toSchema(schema) } } });

/** What a call asks of its caller; an empty object means that nothing will do too. */
const PROFILE = { profileid: [], token: [] };
const SECURITY: Record<Call['auth'], object[]> = {
  none: [],
  profile: [PROFILE],
  'optional-profile': [{}, PROFILE],
  staff: [{ staff: [] }],
};

/** Headers that every call understands (spec section 6). */
const HEADERS = [
  { name: 'lang', description: "The language of texts, one of the tenant's" },
  { name: 'customer_id', description: 'The id of the instance; it must be that of the host' },
  { name: 'supplier_id', description: 'The id of a branch of the instance' },
].map((header) => ({ ...header, in: 'header', required: false, schema: { type: 'string' } }));

/** What a POST may carry, or must (decision 107). */
function idempotencyHeader({ method, idempotency, auth }: Call) {
  if (method !== 'POST' || auth === 'none') return [];
  return [
    {
      name: 'Idempotency-Key',
      in: 'header',
      description: 'The same key and body get the first answer again for a day; another body is refused',
      required: idempotency === 'required',
      schema: { type: 'string', maxLength: MAX_KEY_LENGTH },
    },
  ];
}

function parametersOf({ schema, place }: { schema: ZodMiniType | undefined; place: 'path' | 'query' }) {
  if (!schema) return [];
  const described = toSchema(schema);
  const required = new Set(described.required ?? []);
  return Object.entries(described.properties ?? {}).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.has(name),
    schema: property,
  }));
}

function toOperation(call: Call) {
  return {
    tags: [call.service],
    summary: call.summary,
    parameters: [
      ...parametersOf({ schema: call.params, place: 'path' }),
      ...parametersOf({ schema: call.query, place: 'query' }),
      ...HEADERS,
      ...idempotencyHeader(call),
    ],
    ...(call.body ? { requestBody: { required: true, ...json(call.body) } } : {}),
    security: SECURITY[call.auth],
    responses: {
      [call.status]: { description: call.summary, ...json(call.response) },
      default: { description: 'A coded error', ...json(errorSchema) },
    },
  };
}

/** The whole wire as OpenAPI 3.1, read off the contract. */
export function createOpenApi() {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const call of ALL_CALLS) {
    paths[call.path] = { ...paths[call.path], [call.method.toLowerCase()]: toOperation(call) };
  }
  const header = (name: string) => ({ type: 'apiKey', in: 'header', name });
  return {
    openapi: '3.1.0',
    info: { title: 'Ordering services', version: '1' },
    paths,
    components: {
      securitySchemes: {
        profileid: header('profileid'),
        token: header('token'),
        staff: { type: 'http', scheme: 'bearer' },
      },
    },
  };
}
