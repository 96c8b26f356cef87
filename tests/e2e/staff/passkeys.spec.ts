import type { Page } from '@playwright/test';
import { tenantCommand } from '@/tests/e2e/support/command-line';
import { addressOf, CATALOGUES, expect, expectAccessible, test } from '@/tests/e2e/support/fixtures';
import { createOwnTenant } from '@/tests/e2e/support/tenants/own-tenant';

const { Staff, Errors } = CATALOGUES.es;
const PASSWORD = 'lluvia-de-octubre';

// A passkey that was removed is refused.
test.use({ locale: 'es-CO', expectedFault: /status of 401/ });

/** An authenticator of the browser's own, as a phone with a fingerprint has one; a finger lies on it. */
async function addAuthenticator(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true },
      ...{ isUserVerified: true, automaticPresenceSimulation: true },
    },
  });
}

test('somebody adds a passkey, comes in with it alone, and no more once it is removed', async ({ page }, {
  project,
  retry,
}) => {
  const own = createOwnTenant(`llaves-${project.name}-${retry}`);
  await own.publish();
  await addAuthenticator(page);
  const [link = ''] = (await tenantCommand('staff', 'invite', own.slug, `eva@${own.slug}.example`)).split(
    '\n',
  );
  await page.goto(link);
  await page.getByLabel(Staff.name).fill('Eva Ruiz');
  await page.getByLabel(Staff.password).fill(PASSWORD);
  await page.getByRole('button', { name: Staff.join_go }).click();
  await expect(page).toHaveURL(/\/board$/);

  const part = page.getByRole('region', { name: Staff.passkeys });
  await test.step('a passkey is added with the password', async () => {
    await page.goto(addressOf('staff', '/sessions'));
    await part.getByRole('button', { name: Staff.passkey_add }).click();
    await expectAccessible(page);
    await part.getByLabel(Staff.passkey_name).fill('Mi celular');
    await part.getByLabel(Staff.password).fill(PASSWORD);
    await part.getByRole('button', { name: Staff.passkey_make }).click();
    await expect(part.getByText(Staff.passkey_added)).toBeVisible();
    await expect(part.getByRole('listitem')).toContainText('Mi celular');
    await expectAccessible(page);
  });
  const enter = page.getByRole('button', { name: Staff.passkey_enter });
  const signIn = async () => {
    // A screen that is open would lead to the sign-in by itself.
    await page.goto('about:blank');
    await page.context().clearCookies();
    await page.goto(addressOf('staff', '/sign-in'));
  };
  await test.step('the browser offers it under the mail, and by the button it signs in too', async () => {
    await signIn();
    await expect(page).toHaveURL(/\/board$/);
    // As browsers do that offer none under a field.
    await page.addInitScript(() => {
      // An empty page has none at all.
      if ('PublicKeyCredential' in window)
        PublicKeyCredential.isConditionalMediationAvailable = async () => false;
    });
    await signIn();
    await enter.click();
    await expect(page).toHaveURL(/\/board$/);
  });
  await test.step('once removed it opens nothing', async () => {
    await page.goto(addressOf('staff', '/sessions'));
    await part.getByRole('button', { name: Staff.passkey_end_of.replace('{name}', 'Mi celular') }).click();
    await part.getByLabel(Staff.password).fill(PASSWORD);
    await part.getByRole('button', { name: Staff.passkey_end_go }).click();
    await expect(part.getByText(Staff.passkey_removed)).toBeVisible();
    await signIn();
    await enter.click();
    await expect(page.getByText(Errors.passkey_unknown)).toBeVisible();
    await expectAccessible(page);
  });
});
