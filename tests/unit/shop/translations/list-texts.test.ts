import { isUntranslated, listTexts, listUntranslated } from '@/lib/domain/shop/translations/list-texts';

const MENU = {
  categories: [
    { key: 'platos', parentKey: null, name: { es: 'Platos', en: 'Dishes' }, description: {} },
    { key: 'bebidas', parentKey: null, name: { es: 'Bebidas' }, description: { es: 'Frías' } },
  ],
  products: [
    {
      ...{ sku: 'agua', categoryKey: 'bebidas', name: { es: 'Agua', en: 'Water' } },
      ...{ label: {}, description: { es: '  ' }, promo: { label: { en: 'Two for one' } } },
    },
    { sku: 'ajiaco', categoryKey: 'platos', name: {}, label: { es: 'Nuevo' }, description: {}, promo: null },
    { sku: 'sopa', categoryKey: 'platos', name: { es: 'Sopa' }, label: {}, description: {}, promo: null },
  ],
  optionGroups: [
    {
      ...{ key: 'tamano', name: { es: 'Tamaño', en: 'Size' } },
      options: [{ key: 'grande', name: { es: 'Grande' } }],
    },
  ],
} satisfies Parameters<typeof listTexts>[0];
const said = (things: ReturnType<typeof listTexts>) =>
  things.map(({ kind, key, texts }) => `${kind} ${key}: ${texts.map(({ field }) => field.join('.'))}`);

test('texts stand as diners meet them, and what nobody has said is none but for a name (rule tenant/translations)', () => {
  expect(said(listTexts(MENU))).toEqual([
    'category platos: name',
    'product ajiaco: name,label',
    'product sopa: name',
    'category bebidas: name,description',
    'product agua: name,promo.label',
    'group tamano: name,options.grande.name',
  ]);
});

test('what is missing in one language is left of the list', () => {
  expect(said(listUntranslated(listTexts(MENU), ['es', 'en']))).toEqual([
    'product ajiaco: name,label',
    'product sopa: name',
    'category bebidas: name,description',
    'product agua: promo.label',
    'group tamano: options.grande.name',
  ]);
  expect(said(listUntranslated(listTexts(MENU), ['es']))).toEqual([
    'product ajiaco: name',
    'product agua: promo.label',
  ]);
  expect(isUntranslated({ field: ['name'], texts: { es: 'Agua', en: ' ' }, isLong: false }, ['en'])).toBe(
    true,
  );
});
