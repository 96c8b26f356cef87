import { createDishSearch } from '@/lib/domain/menu/dish-search';

const SPANISH = [
  'Hamburguesa doble con queso. Carne de res, cheddar y pan brioche. Hamburguesas',
  'Bandeja paisa. Frijoles, arroz, chicharrón y aguacate. Platos fuertes',
  'Ceviche clásico. Pescado, limón y ají. Entradas',
  'Ají de gallina. Pollo deshilachado y pan. Platos fuertes',
  'Empanada de carne. Con ají. Entradas',
  'Pastel de tres leches. Bizcocho húmedo. Postres',
  'Agua con gas. Bebidas',
];
const PORTUGUESE = [
  'Pastel de queijo. Massa crocante. Petiscos',
  'Coxinha de frango. Petiscos',
  'Feijoada completa. Feijão preto, arroz e couve. Pratos',
  'Caipirinha de limão. Cachaça e gelo. Drinques',
  'Pão de queijo. Petiscos',
];
const ENGLISH = [
  'Cheeseburger. Beef and cheddar. Burgers',
  'Loaded fries. Potato, bacon. Sides',
  'Berry cheesecake. Desserts',
  'Chicken sandwich. Sandwiches',
];

const find = (menu: readonly string[], query: string) => {
  const search = createDishSearch(menu);
  return [...search(query)].map((index) => menu[index]?.split('.')[0]);
};

test.each([
  ['its name', SPANISH, 'bandeja', ['Bandeja paisa']],
  ['its description', SPANISH, 'cheddar', ['Hamburguesa doble con queso']],
  ['its category', SPANISH, 'postres', ['Pastel de tres leches']],
  ['no accents', SPANISH, 'aji limon', ['Ceviche clásico']],
  ['accents that it lacks', SPANISH, 'güacaté', ['Bandeja paisa']],
  ['words in any order', SPANISH, 'queso doble', ['Hamburguesa doble con queso']],
  ['a plural', SPANISH, 'ceviches', ['Ceviche clásico']],
  ['a plural in -es', SPANISH, 'pasteles', ['Pastel de tres leches']],
  ['a Portuguese plural', PORTUGUESE, 'pastéis', ['Pastel de queijo']],
  ['a Portuguese plural in -ões', PORTUGUESE, 'limões', ['Caipirinha de limão']],
  ['a Portuguese plural in -ães', PORTUGUESE, 'pães', ['Pão de queijo']],
  ['an English plural', ENGLISH, 'berries', ['Berry cheesecake']],
  ['the beginning of a word', SPANISH, 'ham', ['Hamburguesa doble con queso']],
])('a dish is found by %s', (_what, menu, query, found) => {
  expect(find(menu, query)).toEqual(found);
});

test.each([
  [SPANISH, 'hanburguesa', 'Hamburguesa doble con queso'],
  [SPANISH, 'amburgesa', undefined],
  [SPANISH, 'hambruguesa', 'Hamburguesa doble con queso'],
  [SPANISH, 'hanbur', 'Hamburguesa doble con queso'],
  [SPANISH, 'vandeja', 'Bandeja paisa'],
  [SPANISH, 'seviche', 'Ceviche clásico'],
  [SPANISH, 'enpanada', 'Empanada de carne'],
  [SPANISH, 'chicharon', 'Bandeja paisa'],
  [SPANISH, 'seviche clasico', 'Ceviche clásico'],
  [PORTUGUESE, 'coxina', 'Coxinha de frango'],
  [PORTUGUESE, 'fejoada', 'Feijoada completa'],
  [PORTUGUESE, 'capirinha', 'Caipirinha de limão'],
  [ENGLISH, 'chesecake', 'Berry cheesecake'],
  [ENGLISH, 'chiken', 'Chicken sandwich'],
  [ENGLISH, 'burgar', 'Cheeseburger'],
])('one letter wrong in a word is forgiven: %#', (menu, query, found) => {
  expect(find(menu, query)).toEqual(found === undefined ? [] : [found]);
});

test('what matches exactly hides what nearly does (rule menu/search)', () => {
  const menu = ['Palta rellena', 'Pasta corta', 'Plata'];
  expect(find(menu, 'palta')).toEqual(['Palta rellena']);
  expect(find(menu, 'paltas')).toEqual(['Palta rellena']);
});

test.each(['gaz', 'xyz', 'xyzw', 'bandeja mango'])('%j finds nothing', (query) => {
  expect(find(SPANISH, query)).toEqual([]);
});

test.each(['', '  '])('%j finds all', (query) => {
  expect(find(SPANISH, query)).toHaveLength(SPANISH.length);
});

test.each(['(2x1', '.*', '-', '🍔', '[a-z'])('%j is taken as it is typed', (query) => {
  expect(find(['(2x1) Pisco', 'Sopa'], query)).toEqual(query === '(2x1' ? ['(2x1) Pisco'] : []);
});

test.each([
  ['-bandeja', ['Bandeja paisa']],
  ['"vandeja"', ['Bandeja paisa']],
  ['-xyzw', []],
  ['bandeja -paisa', ['Bandeja paisa']],
])('%j looks for its words: a sign is no command', (query, found) => {
  expect(find(SPANISH, query)).toEqual(found);
});

test.each([`${'a'.repeat(50_000)}!`, `${'hamburguesx'.repeat(400)}`, 'xyzw '.repeat(200)])(
  'what nobody types ends with nothing found: %#',
  (query) => {
    expect(find(SPANISH, query)).toEqual([]);
  },
);
