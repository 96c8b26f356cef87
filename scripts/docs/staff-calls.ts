import { toJSONSchema } from 'zod';
import type { ZodMiniType } from 'zod/mini';
import { ALL_CALLS } from '@/lib/contract/all-calls';
import type { Call } from '@/lib/contract/define-call';

type Described = {
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  anyOf?: Described[];
  oneOf?: Described[];
  items?: Described;
  properties?: Record<string, Described>;
  required?: string[];
};

const toDescribed = (schema: ZodMiniType): Described => toJSONSchema(schema, { io: 'input' }) as Described;

/** A value in short: its words where they are few, else its type. */
function printValue(value: Described): string {
  const { type, items, properties } = value;
  const choices = value.anyOf ?? value.oneOf;
  if (value.const !== undefined) return JSON.stringify(value.const);
  if (value.enum) return value.enum.map((one) => JSON.stringify(one)).join(' or ');
  if (choices) return choices.map(printValue).join(' or ');
  if (properties) return printFields(value);
  if (items) return `[${printValue(items)}, …]`;
  return [type ?? 'any'].flat().join(' or ');
}

/** A question mark is at what may be left out. */
function printFields({ properties = {}, required = [] }: Described): string {
  const fields = Object.entries(properties).map(
    ([name, value]) => `${name}${required.includes(name) ? '' : '?'}: ${printValue(value)}`,
  );
  return fields.length > 0 ? `{ ${fields.join(', ')} }` : '{}';
}

/** An answer by the names of its fields: their meaning stands in the contract. */
function printAnswer({ items, properties, anyOf }: Described): string {
  const names = Object.keys((items ?? anyOf?.[0])?.properties ?? properties ?? {});
  return `${items ? 'a list of ' : ''}${names.map(code).join(', ')}`;
}

const code = (text: string) => `\`${text.replaceAll('|', '\\|')}\``;

function printCall(call: Call): string {
  const { method, path, summary, scope, query, body, response, idempotency, status } = call;
  const asked = query ? Object.keys(toDescribed(query).properties ?? {}) : [];
  const facts = [
    ['scope', scope && code(scope)],
    ['query', asked.length > 0 && asked.map(code).join(', ')],
    ['body', body && code(printValue(toDescribed(body)))],
    ['key', idempotency && `${idempotency === 'required' ? 'needs' : 'takes'} an ${code('Idempotency-Key')}`],
    [`answer ${status}`, printAnswer(toDescribed(response))],
  ].flatMap(([name, fact]) => (fact ? [`- ${name}: ${fact}`] : []));
  return `## ${code(`${method} ${path}`)}\n\n${summary}.\n\n${facts.join('\n')}`;
}

const HEAD = `# Staff calls

Every call of a restaurant's program, as the contract has it: \`tests/unit/guards/documents/staff-calls.test.ts\` compares this document with
the contract, and \`WRITE_DOCS=1 npx jest tests/unit/guards/documents/staff-calls.test.ts\` writes it anew. How a key is sent, and what the calls
are for, is in [the reference](operations/reference.md#staff-calls). A field with a question mark may be left out; a field that
a call does not know is refused by name.

Six addresses answer something else than JSON: \`GET /staff/orders/events?supplier_id=…\` is the stream of events of up to twenty
branches (\`orders:read\`), \`GET /staff/transfers/{id}/proof\` is the picture of a transfer (\`transfers:write\`), and
\`GET /staff/orders/{id}/door_photos/{photo}\` and \`GET /staff/help_requests/{id}/photo\` are photos of diners (\`orders:read\`).
\`GET /staff/shop/folder.zip\` is the restaurant as a folder and \`GET /staff/shop/products.xlsx\` its products as a workbook (\`shop:write\`).`;

/** The whole document, from the contract. */
export function printStaffCalls(): string {
  const calls = ALL_CALLS.filter(({ service }) => service === 'staff');
  const byPath = calls.toSorted((one, other) => (one.path < other.path ? -1 : one.path > other.path ? 1 : 0));
  return `${[HEAD, ...byPath.map(printCall)].join('\n\n')}\n`;
}
