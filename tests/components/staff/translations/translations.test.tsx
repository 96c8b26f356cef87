import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import es from '@/messages/es.json';
import { shopWith } from '../menu/menu-shop';
import { showPart } from '../menu/show-menu';

const { StaffMenu, StaffTranslations, StaffEditing } = es;

/** A restaurant in two languages, in which one category is translated. */
function bilingual() {
  const answer = shopWith();
  const { tenant, categories = [] } = answer.shop;
  if (!tenant) throw new Error('the shop has a tenant');
  return {
    ...answer,
    shop: {
      ...answer.shop,
      tenant: { ...tenant, langs: ['es', 'en'] as ('es' | 'en')[] },
      categories: categories.map((one) => ({ ...one, name: { es: 'Bebidas', en: 'Drinks' } })),
    },
  };
}

beforeEach(() => localStorage.clear());

test('what is not translated is written side by side, and stays in its place until it is saved (rule tenant/translations)', async () => {
  const { save } = await showPart(bilingual(), StaffMenu.part_translations);
  const part = within(screen.getByRole('region', { name: StaffTranslations.title }));
  expect(part.getByRole('status')).toHaveTextContent('Faltan 2 textos por traducir.');
  expect(part.queryByRole('heading', { name: 'Bebidas' })).toBeNull();
  const [first] = part.getAllByRole('listitem');
  if (!first) throw new Error('a product is listed');
  const english = within(first).getByRole('textbox', { name: new RegExp(StaffEditing.language_en) });
  await userEvent.type(english, 'Coffee');
  expect(part.getAllByRole('listitem')[0]).toBe(first);
  expect(await save()).toEqual([
    { op: 'set', kind: 'product', key: 'tinto', field: ['name', 'en'], from: undefined, to: 'Coffee' },
  ]);
});

test('all texts are a choice', async () => {
  await showPart(bilingual(), StaffMenu.part_translations);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: StaffTranslations.shown }), 'all');
  expect(screen.getByRole('heading', { name: 'Bebidas' })).toBeVisible();
});

test('a restaurant of one language has no such part', async () => {
  await showPart(shopWith(), StaffMenu.part_categories);
  expect(screen.queryByRole('button', { name: StaffMenu.part_translations })).toBeNull();
});
