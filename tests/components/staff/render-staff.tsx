import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { StaffApp } from '@/components/staff/staff-app';
import type { Call } from '@/lib/contract/define-call';
import { listAlarms } from '@/lib/contract/staff/alarm-calls';
import type { SignedIn } from '@/lib/contract/staff/person-calls';
import { type StaffRole, scopesOf } from '@/lib/domain/staff/roles';
import en from '@/messages/en.json';
import es from '@/messages/es.json';
import pt from '@/messages/pt.json';
import { playStaff } from '@/tests/support/backend/play-backend';
import { textsOf } from '@/tests/support/browser/render-texts';

const SERVICE = '/services/staff';
const OF_TENANT = /^\/tenants\/[\w-]+(?=\/)/;

/** An answer that is an error of the backend. */
export class Refused {
  constructor(
    readonly status: number,
    readonly key: string,
    readonly values: Record<string, string | number> = {},
    readonly fields?: Record<string, string>,
  ) {}
}

/** Answered in turn, the last one for ever. */
export type Answered = readonly [call: Call, ...answers: unknown[]];

const toResponse = (answer: unknown, status: number) =>
  answer instanceof Response
    ? answer.clone()
    : answer instanceof Refused
      ? Response.json(
          {
            error: { key: answer.key, message: answer.key, values: answer.values, fields: answer.fields },
          },
          { status: answer.status },
        )
      : Response.json(answer, { status });

const patternOf = ({ path }: Call) =>
  new RegExp(`^${path.replaceAll('.', '\\.').replace(/\{\w+\}/g, '[^/]+')}$`);

const readyOf = ({ Staff }: typeof es) => ({
  ...{ coming: Staff.quick_coming, checking: Staff.quick_checking },
  ...{ call: Staff.quick_call, sorry: Staff.quick_sorry },
});
const READY = { es: readyOf(es), en: readyOf(en), pt: readyOf(pt) };

/**
 * A staff screen whose calls are answered from a list. @param events what a stream of the screen tells; null: it is refused
 * @returns what was asked, in its order
 */
export function renderStaff(
  part: ReactElement,
  answered: readonly Answered[],
  events: ReadableStream<Uint8Array> | null = null,
) {
  const asked: { method: string; path: string; body: unknown }[] = [];
  const keys: (string | null)[] = [];
  const left = answered.map(([call, ...answers]) => ({ call, pattern: patternOf(call), answers }));
  playStaff(async (request) => {
    const { pathname } = new URL(request.url);
    if (!pathname.startsWith(SERVICE)) return undefined;
    const path = pathname.slice(SERVICE.length);
    const inside = path.replace(OF_TENANT, '');
    const found = left.find(({ call, pattern }) => call.method === request.method && pattern.test(inside));
    // The bar of each screen asks for them; nothing waits where a test says nothing.
    if (!found && inside === listAlarms.path) return Response.json({ alarms: [] });
    // A refused stream is not opened again.
    if (path.endsWith('/events')) return new Response(events, { status: events ? 200 : 204 });
    const text = await request.text();
    asked.push({ method: request.method, path, body: text === '' ? undefined : JSON.parse(text) });
    if (request.method !== 'GET') keys.push(request.headers.get('idempotency-key'));
    if (!found) return undefined;
    return toResponse(found.answers.length > 1 ? found.answers.shift() : found.answers[0], found.call.status);
  });
  const { unmount } = render(
    <StaffApp lang="es" messages={textsOf()} ready={READY}>
      {part}
    </StaffApp>,
  );
  const sent = () => asked.filter(({ method }) => method !== 'GET');
  const times = (path: string) => asked.filter((one) => one.method === 'GET' && one.path === path).length;
  return { asked, sent, times, keys, unmount };
}

/** The name of a button of a card: its words, and maybe what the card is about. */
export const named = (words: string): RegExp =>
  new RegExp(`^${words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(: .+)?$`);

/** Somebody at the restaurant `norte`. */
export const signedInAs = (role: StaffRole): SignedIn => ({
  mail: 'ana@norte.test',
  name: 'Ana',
  tenants: [{ slug: 'norte', name: 'Norte', role, branches: null, scopes: [...scopesOf(role)] }],
});
