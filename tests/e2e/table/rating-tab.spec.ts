import { tenantCommand } from '@/tests/e2e/support/command-line';
import { addressOf, CATALOGUES, expect, expectAccessible, test } from '@/tests/e2e/support/fixtures';
import { say } from '@/tests/e2e/support/table-diner';

const TENANT = 'mesa-unida';
const BRANCH = 'Mesa Unida Lectura';

test('a menu that is read at a table asks after a minute how it is, once, and thanks (rule feedback/rating-tab)', async ({
  page,
  lang,
}) => {
  const { Rate } = CATALOGUES[lang];
  const question = say(Rate.tab_question, { branch: BRANCH });
  await page.clock.install();
  await page.goto(addressOf(TENANT, `/lectura/menu-digital/home?lang=${lang}`));
  await expect(page.getByRole('button', { name: Rate.tab })).toBeVisible();
  await page.clock.runFor(59_000);
  await expect(page.getByRole('heading', { name: question })).toHaveCount(0);
  await page.clock.runFor(1_000);
  const panel = page.getByRole('region', { name: question });
  await expect(panel).toBeVisible();
  await expectAccessible(page);
  await panel.getByRole('button', { name: '4', exact: true }).click();
  const form = page.getByRole('dialog', { name: question });
  await expect(
    form.getByRole('group', { name: Rate.experience }).getByRole('radio', { name: '4' }),
  ).toBeChecked();
  await form.getByRole('button', { name: Rate.send }).click();
  await expect(form.getByText(Rate.score_missing)).toBeVisible();
  await form.getByRole('group', { name: Rate.menu_score }).getByText('9', { exact: true }).click();
  await form.getByLabel(Rate.reason).fill('Mucho ruido');
  await form.getByLabel(Rate.answer_email).fill('ana@example.com');
  await expectAccessible(page);
  await form.getByRole('button', { name: Rate.send }).click();
  await expect(form.getByRole('status')).toHaveText(Rate.thanks);
  await page.clock.runFor(2_000);
  await expect(form).toHaveCount(0);
  await expect(page.getByRole('button', { name: Rate.tab })).toHaveCount(0);
  const { ratings } = JSON.parse(await tenantCommand('ratings', TENANT, '--json')) as { ratings: object[] };
  expect(ratings[0]).toMatchObject({
    ...{ of: 'visit', score: 4, menu_score: 9, comment: 'Mucho ruido' },
    contact: { email: 'ana@example.com' },
  });
  await page.reload();
  await expect(page.getByRole('link', { name: CATALOGUES[lang].Menu.see_menu })).toBeVisible();
  await page.clock.runFor(61_000);
  await expect(page.getByRole('button', { name: Rate.tab })).toHaveCount(0);
  // Neither does an address ask again on that day.
  await page.goto(addressOf(TENANT, `/lectura/menu-digital/home?qualification=4&lang=${lang}`));
  await page.clock.runFor(61_000);
  await expect(page.getByRole('link', { name: CATALOGUES[lang].Menu.see_menu })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('the tab opens and closes by the keyboard, and has the focus', async ({ page, lang }) => {
  const { Rate } = CATALOGUES[lang];
  await page.goto(addressOf(TENANT, `/lectura/menu-digital/home?lang=${lang}`));
  const tab = page.getByRole('button', { name: Rate.tab });
  await tab.press('Enter');
  await expect(page.getByRole('region', { name: say(Rate.tab_question, { branch: BRANCH }) })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: Rate.close })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(tab).toBeFocused();
});

test('an address asks for it at once, and once (rule feedback/rating-tab)', async ({ page, lang }) => {
  const { Rate } = CATALOGUES[lang];
  await page.goto(addressOf(TENANT, `/comedor?qualification=7&lang=${lang}`));
  const form = page.getByRole('dialog', { name: say(Rate.tab_question, { branch: 'Mesa Unida Comedor' }) });
  await expect(
    form.getByRole('group', { name: Rate.experience }).getByRole('radio', { name: '7' }),
  ).toBeChecked();
  await page.keyboard.press('Escape');
  await expect(form).toHaveCount(0);
  await page.reload({ waitUntil: 'networkidle' });
  await expect(form).toHaveCount(0);
  expect(page.url()).not.toContain('qualification');
});

test('a survey stands in the tab’s place (rule feedback/survey)', async ({ page, lang }) => {
  const { Rate } = CATALOGUES[lang];
  const words = {
    es: { title: 'Cuéntanos de la alberca', fast: 'Menos de 10 minutos', question: '¿Cuánto esperaste?' },
    en: { title: 'Tell us about the pool', fast: 'Less than 10 minutes', question: 'How long did you wait?' },
  }[lang];
  await page.goto(addressOf('hotel-marlina', `/pool-bar/menu-digital/home?lang=${lang}`));
  await page.getByRole('button', { name: words.title }).click();
  const form = page.getByRole('dialog', { name: words.title });
  await form.getByRole('button', { name: Rate.send }).click();
  await expect(form.getByText(Rate.survey_required)).toHaveCount(2);
  await form.getByText('9', { exact: true }).click();
  await form.getByRole('group', { name: words.question }).getByText(words.fast).click();
  await expectAccessible(page);
  await form.getByRole('button', { name: Rate.send }).click();
  await expect(form.getByRole('status')).toHaveText(Rate.survey_done);
  await expect(form).toHaveCount(0);
  await expect(page.getByRole('button', { name: words.title })).toHaveCount(0);
  const answers = JSON.parse(await tenantCommand('surveys', 'hotel-marlina', '--json')) as {
    answers: object[];
  }[];
  expect(answers[0]?.answers).toMatchObject([{ value: 9 }, { value: 'Menos de 10 minutos' }]);
});
