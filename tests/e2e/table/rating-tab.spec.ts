import type { Page } from '@playwright/test';
import { tenantCommand } from '@/tests/e2e/support/command-line';
import {
  addressOf,
  CATALOGUES,
  expect,
  expectAccessible,
  type Lang,
  test,
} from '@/tests/e2e/support/fixtures';
import { codeAddressAt, say } from '@/tests/e2e/support/table-diner';

const TENANT = 'mesa-unida';
const BRANCH = 'Mesa Unida Lectura';

/** Dishes are counted on a list that lasts until it is cleared. */
async function walkList(page: Page, lang: Lang): Promise<void> {
  const { Table, Menu } = CATALOGUES[lang];
  const dish = { es: 'Ajiaco', en: 'Ajiaco soup' }[lang];
  const label = '1';
  await page.goto(await codeAddressAt({ tenant: TENANT, branch: 'lectura', label, lang }));
  await page.getByRole('link', { name: Menu.see_menu }).click();
  const add = page.getByRole('button', { name: say(Table.list_add, { name: dish }) }).first();
  await add.click();
  await add.click();
  const counted = page.getByRole('button', { name: new RegExp(`^${Table.list} · 2 `) });
  await page.reload();
  await counted.click();
  const list = page.getByRole('dialog', { name: `${say(Table.table, { label })} · ${Table.list}` });
  await expect(list.getByText(`2 × ${dish}`)).toBeVisible();
  await expectAccessible(page);
  await list.getByRole('button', { name: Table.list_clear }).click();
  await expect(page.getByRole('button', { name: new RegExp(`^${Table.list}`) })).toHaveCount(0);
}

test('a menu that is read at a table asks after a minute how it is, once, and thanks (rule feedback/rating-tab, rule table/my-list)', async ({
  page,
  lang,
}) => {
  const { Rate } = CATALOGUES[lang];
  const question = say(Rate.tab_question, { branch: BRANCH });
  await page.clock.install();
  await page.goto(addressOf(TENANT, `/lectura/menu-digital/home?lang=${lang}`));
  await expect(page.getByRole('button', { name: Rate.tab })).toBeVisible();
  // The clock goes on by itself as well.
  await page.clock.runFor(30_000);
  await expect(page.getByRole('heading', { name: question })).toHaveCount(0);
  await page.clock.runFor(30_000);
  const panel = page.getByRole('region', { name: question });
  await expect(panel).toBeVisible();
  await panel.getByRole('button', { name: '4', exact: true }).click();
  const form = page.getByRole('dialog', { name: question });
  await expect(
    form.getByRole('group', { name: Rate.experience }).getByRole('radio', { name: '4' }),
  ).toBeChecked();
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
  await test.step('neither does an address ask again on that day', async () => {
    await page.goto(addressOf(TENANT, `/lectura/menu-digital/home?qualification=4&lang=${lang}`));
    await page.clock.runFor(61_000);
    await expect(page.getByRole('link', { name: CATALOGUES[lang].Menu.see_menu })).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
  await test.step('a table that orders from the waiter has a list to show', () => walkList(page, lang));
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
  await form.getByRole('button', { name: Rate.send }).click();
  await expect(form.getByRole('status')).toHaveText(Rate.survey_done);
  await expect(form).toHaveCount(0);
  await expect(page.getByRole('button', { name: words.title })).toHaveCount(0);
  const answers = JSON.parse(await tenantCommand('surveys', 'hotel-marlina', '--json')) as {
    answers: object[];
  }[];
  expect(answers[0]?.answers).toMatchObject([{ value: 9 }, { value: 'Menos de 10 minutos' }]);
});
