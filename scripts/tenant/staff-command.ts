import {
  invitePerson,
  linkPassword,
  listPeople,
  type People,
  removePerson,
} from '@/lib/contract/staff/people-calls';
import { STAFF_ROLES } from '@/lib/domain/staff/roles';
import type { Operator } from './ask/ask-backend';
import { sendCall } from './ask/send-call';
import { toTable } from './print/to-table';
import { minuteOf } from './read-all';

export const STAFF_USAGE =
  'staff <slug> [--json] | staff invite <slug> <mail> [<role>] | staff password <slug> <mail> | staff second-factor <slug> <mail> | staff remove <slug> <mail>';
export const STAFF_VERBS = { invite: {}, password: {}, 'second-factor': {}, remove: {} };

type Answer = { data: unknown; text: string };

function printPeople({ people, invitations }: People): string {
  const rows = [
    ...people.map(({ mail, name, role, seen_at }) => [
      ...[role, mail, name],
      seen_at === null ? 'signed out' : `seen ${minuteOf(seen_at)}`,
    ]),
    ...invitations.map(({ mail, role, expires_at, is_reset }) => [
      ...[role, mail, ''],
      `${is_reset ? 'new password' : 'invited'} until ${minuteOf(expires_at)}`,
    ]),
  ];
  return rows.length > 0
    ? toTable([['role', 'mail', 'name', 'state (UTC)'], ...rows])
    : 'Nobody works there yet.';
}

async function invite([slug = '', mail = '', role = 'owner']: string[], operator: Operator): Promise<Answer> {
  const known = STAFF_ROLES.find((one) => one === role);
  if (!known) throw new Error(`"${role}" is no role; there are: ${STAFF_ROLES.join(', ')}.`);
  const wrong = `"${mail}" is no mail address.`;
  const data = await sendCall({ operator, slug, call: invitePerson, body: { mail, role: known }, wrong });
  const until = `${minuteOf(data.expires_at)} UTC`;
  return {
    data,
    text: `${data.url}\n${data.mail} becomes ${data.role} of ${slug} by this link, once, until ${until}.`,
  };
}

async function findPerson([slug = '', mail = '']: string[], operator: Operator) {
  const { people } = await sendCall({ operator, slug, call: listPeople });
  const person = people.find((one) => one.mail === mail.toLowerCase());
  if (!person) throw new Error(`${mail} does not work for ${slug}.`);
  return { slug, person };
}

async function linkTo(words: string[], operator: Operator): Promise<Answer> {
  const { slug, person } = await findPerson(words, operator);
  const data = await sendCall({ operator, slug, call: linkPassword, params: { id: String(person.id) } });
  const until = `${minuteOf(data.expires_at)} UTC`;
  return { data, text: `${data.url}\n${data.mail} sets a new password by this link, once, until ${until}.` };
}

/** For somebody who lost their app and their recovery codes. */
async function clearFactor(words: string[], operator: Operator): Promise<Answer> {
  const { slug, person } = await findPerson(words, operator);
  const path = `tenants/${encodeURIComponent(slug)}/people/${person.id}/second-factor`;
  const data = (await operator.call('DELETE', path)) as { cleared: boolean };
  const { mail } = person;
  return {
    data,
    text: data.cleared ? `${mail} signs in with the password alone now.` : `${mail} has no second factor.`,
  };
}

async function remove(words: string[], operator: Operator): Promise<Answer> {
  const { slug, person } = await findPerson(words, operator);
  const data = await sendCall({ operator, slug, call: removePerson, params: { id: String(person.id) } });
  return { data, text: `${person.mail} does not work for ${slug} any more.` };
}

/** `staff …` (rule staff/people); null for other words. */
export async function runStaff(words: string[], open: () => Promise<Operator>): Promise<Answer | null> {
  const [verb, ...more] = words;
  if (verb === 'invite') return more.length === 2 || more.length === 3 ? invite(more, await open()) : null;
  if (verb === 'password') return more.length === 2 ? linkTo(more, await open()) : null;
  if (verb === 'second-factor') return more.length === 2 ? clearFactor(more, await open()) : null;
  if (verb === 'remove') return more.length === 2 ? remove(more, await open()) : null;
  if (!verb || more.length > 0) return null;
  const data = await sendCall({ operator: await open(), slug: verb, call: listPeople });
  return { data, text: printPeople(data) };
}
