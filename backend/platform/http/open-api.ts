import { toJSONSchema } from 'zod';
import type { ZodMiniType } from 'zod/mini';
import { ALL_CALLS } from '@/lib/contract/all-calls';
import type { Call } from '@/lib/contract/define-call';
import { errorSchema } from '@/lib/contract/errors';
import { MAX_KEY_LENGTH } from './idempotency-key';

/** Leaves out `$schema`, because OpenAPI 3.1 names its own dialect. */
export function toSchema(schema: ZodMiniType) {
  const { $schema: _dialect, ...described } = toJSONSchema(schema, { io: 'input' });
  return described;
}

const json = (schema: ZodMiniType) => ({ content: { 'application/json': { schema: toSchema(schema) } } });

/** An empty object allows calls without credentials. */
const PROFILE = { profileid: [], token: [] };
const SECURITY: Record<Call['auth'], object[]> = {
  none: [],
  profile: [PROFILE],
  'optional-profile': [{}, PROFILE],
  staff: [{ staff: [] }],
  session: [{ session: [] }],
  device: [{ device: [] }],
  'at-work': [{ session: [] }, { device: [] }],
  operator: [{ session: [] }],
};

/** (rule platform/headers) */
const HEADERS = [
  { name: 'lang', description: "The language of texts, one of the tenant's" },
  { name: 'customer_id', description: 'The id of the instance; it must be that of the host' },
  { name: 'supplier_id', description: 'The id of a branch of the instance' },
].map((header) => ({ ...header, in: 'header', required: false, schema: { type: 'string' } }));

const REPETITIONS = {
  required: 'The same key and body get the first answer again for a day; another body is refused',
  accepted:
    'The same key and body do nothing more for a day and are answered as things stand; another body is refused',
} as const satisfies Record<NonNullable<Call['idempotency']>, string>;

/** (rule platform/idempotency) */
function idempotencyHeader({ idempotency }: Call) {
  if (!idempotency) return [];
  return [
    {
      name: 'Idempotency-Key',
      in: 'header',
      description: REPETITIONS[idempotency],
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

/** A form holds the fields of the body and a file. */
function toBody({ body, file }: Call) {
  if (!body) return {};
  if (!file) return { requestBody: { required: true, ...json(body) } };
  const { properties, required = [], ...described } = toSchema(body);
  const part = { type: 'string', format: 'binary', maxLength: file.mostBytes };
  const schema = { ...described, properties: { ...properties, file: part }, required: [...required, 'file'] };
  return { requestBody: { required: true, content: { 'multipart/form-data': { schema } } } };
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
    ...toBody(call),
    security: SECURITY[call.auth],
    responses: {
      [call.status]: { description: call.summary, ...json(call.response) },
      default: { description: 'A coded error', ...json(errorSchema) },
    },
  };
}

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
