import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Six words of two letters and figures: to be typed on a tablet. */
const createPassword = () => randomBytes(6).toString('hex').match(/../g).join('-');

/** As `staff invite` does, without a program for each tenant. @returns the token of a new link, or null */
async function invite({ operator, slug, mail }) {
  const answer = await fetch(`${operator.address}/operator/tenants/${slug}/staff/people/invitations.json`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${operator.key}` },
    body: JSON.stringify({ mail, role: 'owner' }),
  });
  return answer.ok ? new URL((await answer.json()).url).hash.slice('#token='.length) : null;
}

/** Takes it as somebody new, or as who has this password already. @returns whether they sign in by it */
async function accept({ origin, staffHost, token, password }) {
  const { ok } = await fetch(`${origin}/people/invitations/accept.json`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-host': staffHost },
    body: JSON.stringify({ token, name: 'Dueño de prueba', password }),
  });
  return ok;
}

/**
 * An owner for each demo tenant, made once; the password is this installation's own and lies in its data folder.
 * @param isNew whether tenants were imported just now
 * @returns who signs in and how; nobody where there is no sandbox
 */
export async function makeDemoPeople({ hasDemoPeople, dataDir, staffHost, backend, isNew }) {
  if (!hasDemoPeople) return [];
  const file = join(dataDir, 'demo-people.json');
  const known = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
  if (known && !isNew) return known;
  const password = known?.[0]?.password ?? createPassword();
  const { origin } = new URL(backend.url);
  const operator = JSON.parse(readFileSync(join(dataDir, 'backend.lock'), 'utf8'));
  const people = [];
  for (const slug of readdirSync('tenants')) {
    const mail = `dueno@${slug}.example`;
    const token = await invite({ operator, slug, mail });
    // Refused where an earlier installation on the same database gave them another password.
    if (token && (await accept({ origin, staffHost, token, password }))) people.push({ mail, password });
  }
  writeFileSync(file, JSON.stringify(people), { mode: 0o600 });
  return people;
}
