import type { Page } from '@playwright/test';
import { codeAt } from '@/backend/staff/people/second-factor/totp';
import { stepsAt } from '@/lib/domain/staff/second-factor';
import { tenantCommand } from './command-line';
import { CATALOGUES, expect } from './fixtures';
import { PASSWORD } from './staff-person';

const { Staff } = CATALOGUES.es;

const LETTERS = 'abcdefghijklmnopqrstuvwxyz234567';

/** The bytes of a secret as an app reads them (RFC 4648, section 6). */
function bytesOf(secret: string): Uint8Array {
  const letters = [...secret.toLowerCase()].filter((letter) => LETTERS.includes(letter));
  const bits = letters.map((letter) => LETTERS.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Uint8Array.from(bits.match(/.{8}/g) ?? [], (byte) => Number.parseInt(byte, 2));
}

/** Sends a call of the signed-in person from their own page. */
const send = (page: Page, method: string, body: object): Promise<unknown> =>
  page.evaluate(
    async (asked) => {
      const answer = await fetch('/services/staff/people/me/second_factor.json', {
        method: asked.method,
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(asked.body),
      });
      if (!answer.ok) throw new Error(await answer.text());
      return answer.json() as Promise<unknown>;
    },
    { method, body },
  );

/** Takes a link of the command line as an operator, whose second factor is an app of this test's. */
export async function joinOperators(
  page: Page,
  { mail, name }: { mail: string; name: string },
): Promise<void> {
  const [link = ''] = (await tenantCommand('operator', 'invite', mail)).split('\n');
  await page.goto(link);
  await page.getByLabel(Staff.name).fill(name);
  await page.getByLabel(Staff.password).fill(PASSWORD);
  await page.getByRole('button', { name: Staff.join_go }).click();
  await expect(page).toHaveURL(/\/operator$/);
  const { secret } = (await send(page, 'POST', { password: PASSWORD })) as { secret: string };
  const [step = 0] = stepsAt(new Date());
  await send(page, 'PUT', { code: codeAt({ secret: bytesOf(secret), step }) });
  await page.reload();
}
