import { ALL_CALLS } from '@/lib/contract/all-calls';
import type { Call } from '@/lib/contract/define-call';
import { ERROR_STATUS } from '@/lib/contract/error-status';
import { SERVICE_NAMES } from '@/lib/contract/service-names.mjs';
import { toSchema } from './open-api';

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (char) => ESCAPES[char] ?? char);

const WHO: Record<Call['auth'], string> = {
  none: 'anybody',
  profile: 'a profile: headers profileid and token',
  'optional-profile': 'anybody; a profile when its headers come',
  staff: 'staff: Authorization: Bearer key',
  session: 'somebody who signed in at the staff address',
  device: 'a shared tablet at the staff address',
  'at-work': 'somebody who signed in at the staff address, or a shared tablet there',
  operator: 'an operator of the installation at the staff address, with a second factor',
};

const STYLE = `body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem}
code,pre{font-family:ui-monospace,monospace;font-size:.9em}pre{overflow:auto;padding:1rem;background:#8881}
summary{cursor:pointer}section{margin:1.5rem 0}h3{margin-bottom:0}@media(prefers-color-scheme:dark){body{background:#111;color:#eee}a{color:#9cf}}`;

function showSchema({ title, schema }: { title: string; schema: Call['body'] }): string {
  if (!schema) return '';
  const text = escapeHtml(JSON.stringify(toSchema(schema), null, 2));
  return `<details><summary>${title}</summary><pre>${text}</pre></details>`;
}

function showCall(call: Call): string {
  return `<section><h3><code>${call.method} ${escapeHtml(call.path)}</code></h3>
<p>${escapeHtml(call.summary)}. For ${WHO[call.auth]}. Answers ${call.status}.</p>
${showSchema({ title: 'Path', schema: call.params })}${showSchema({ title: 'Query', schema: call.query })}${showSchema({ title: 'Body', schema: call.body })}${showSchema({ title: 'Answer', schema: call.response })}</section>`;
}

function showService(service: Call['service']): string {
  const calls = ALL_CALLS.filter((call) => call.service === service);
  return calls.length === 0 ? '' : `<h2 id="${service}">${service}</h2>${calls.map(showCall).join('')}`;
}

/** A page without scripts or anything from other hosts. */
export function createDocsPage(): string {
  const errors = Object.entries(ERROR_STATUS)
    .map(([key, status]) => `<li><code>${status} ${key}</code></li>`)
    .join('');
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Ordering services</title>
<meta name="viewport" content="width=device-width"><style>${STYLE}</style></head><body>
<h1>Ordering services</h1>
<p>The host of a call names its tenant. Texts come in the language of the <code>lang</code> header (es, en, pt).
Amounts are in major units of the tenant's currency. The same for machines: <a href="openapi.json">openapi.json</a>.</p>
${SERVICE_NAMES.map(showService).join('')}
<h2 id="errors">Errors</h2><p><code>{"error":{"key","message","fields"?,"id"?}}</code></p><ul>${errors}</ul>
</body></html>`;
}
