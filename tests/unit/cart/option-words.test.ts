import { optionLines } from '@/lib/domain/cart/option-words';

const plain = (name: string, count = 1) => ({ name, count });

test('plain options are one line, with how many and what was written', () => {
  const options = [plain('Arepa', 2), { ...plain('Mensaje'), text: 'Feliz día' }];
  expect(optionLines(options)).toEqual([{ words: '2 × Arepa · Mensaje: Feliz día', inside: '' }]);
  expect(optionLines([])).toEqual([]);
});

test('an option that holds others has a line of its own (rule menu/inside)', () => {
  const soup = { ...plain('Ajiaco'), options: [plain('Sin crema'), plain('Aguacate', 2)] };
  expect(optionLines([plain('Jugo'), soup, plain('Natas'), plain('Café')])).toEqual([
    { words: 'Jugo', inside: '' },
    { words: 'Ajiaco', inside: 'Sin crema · 2 × Aguacate' },
    { words: 'Natas · Café', inside: '' },
  ]);
});

test('options of another language than the page stand by themselves, with it (rule tenant/text-fallback)', () => {
  const spanish = (name: string) => ({ ...plain(name), name_in: 'es' as const });
  expect(optionLines([plain('Juice'), spanish('Natas'), spanish('Café'), plain('Tea')])).toEqual([
    { words: 'Juice', inside: '' },
    { words: 'Natas · Café', lang: 'es', inside: '' },
    { words: 'Tea', inside: '' },
  ]);
});

test('what is inside an option has a language of its own where it is one (rule tenant/text-fallback)', () => {
  const spanish = { ...plain('Sin crema'), name_in: 'es' as const };
  const inside = (...options: (typeof spanish | ReturnType<typeof plain>)[]) =>
    optionLines([{ ...plain('Soup'), options }])[0]?.insideLang;
  expect([inside(spanish, spanish), inside(spanish, plain('Butter')), inside(plain('Butter'))]).toEqual([
    'es',
    undefined,
    undefined,
  ]);
});
