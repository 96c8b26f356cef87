import { toJSONSchema } from 'zod';
import type { ZodMiniType } from 'zod/mini';
import { ALL_CALLS } from '@/lib/contract/calls/all-calls';
import type { Call } from '@/lib/contract/calls/define-call';
import { errorSchema } from '@/lib/contract/errors';

const json = (schema: ZodMiniType) => ({
  content: { 'application/json': { schema: toJSONSchema(schema, { unrepresentable: 'any' }) } },
});

function parametersOf({ schema, place }: { schema: ZodMiniType | undefined; place: 'path' | 'query' }) {
  if (!schema) return [];
  const described = toJSONSchema(schema);
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
    ],
    ...(call.body ? { requestBody: { required: true, ...json(call.body) } } : {}),
    ...(call.auth === 'profile' ? { security: [{ profileid: [], token: [] }] } : {}),
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
    components: { securitySchemes: { profileid: header('profileid'), token: header('token') } },
  };
}
