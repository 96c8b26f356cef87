import { guessMatching } from '@/backend/folders/convert/from-columns';
import { fromList } from '@/backend/folders/convert/from-list';
import { toPlainText } from '@/backend/folders/convert/plain-text';
import { toPriceCell } from '@/backend/folders/convert/price-cell';
import { convert, sheetOf } from './convert';

const names = ({ products }: ReturnType<typeof convert>) =>
  products.map(({ name, offers, categoryKey }) => [categoryKey, name.es, offers[0]?.priceMinor]);

test('a table of one’s own, by the words above its columns', () => {
  const table = convert({
    text: 'Código,Producto,Precio venta,Familia,Costo,Activo\n001,Arepa,"$ 3.500",Fritos,900,SI\n002,Buñuelo,2500,Fritos,500,NO\n,,,,,\n',
  });
  expect(table).toMatchObject({ source: 'columns', problems: [] });
  expect(table.products).toMatchObject([
    {
      sku: '001',
      name: { es: 'Arepa' },
      categoryKey: 'fritos',
      offers: [{ priceMinor: 3_500, available: true }, {}],
    },
    { sku: '002', offers: [{ available: false }, { available: false }] },
  ]);
});

test('a person says which column is what', () => {
  const text = 'A,B,C\nArepa,Fritos,3500\n';
  expect(guessMatching(sheetOf(text))).toEqual({});
  const matching = { name: 'A', category: 'B', price: 'C' };
  expect(names(convert({ text, matching }))).toEqual([['fritos', 'Arepa', 3_500]]);
});

test('rows with a name alone begin a category where no column has one', () => {
  const text = 'Plato,Valor\nEntradas,\nSopa,8000\nFuertes,\nBandeja,32000\n';
  expect(names(convert({ text }))).toEqual([
    ['entradas', 'Sopa', 8_000],
    ['fuertes', 'Bandeja', 32_000],
  ]);
});

test('codes and names that are alike are told apart', () => {
  const text = 'Nombre,Precio\nCafé,1\nCafe,2\nCAFÉ,3\n+,4\n';
  const { products, problems } = convert({ text });
  expect(problems).toEqual([]);
  expect(products.map(({ sku }) => sku)).toEqual(['cafe', 'cafe-2', 'cafe-3', 'producto']);
});

test('a pasted list', () => {
  const draft = fromList(
    [
      ...[
        '*ENTRADAS*',
        '• Empanadas (3) ........ $ 9.000',
        'carne o pollo',
        'Ceviche - pescado del día $ 28.500',
      ],
      ...[
        '',
        'Bebidas:',
        'Limonada de coco 8.500',
        'Agua 500 ml: 4000',
        'Cerveza 9.000 COP',
        'Gracias por su visita',
      ],
    ].join('\n'),
  );
  const table = convert({ draft });
  expect(table.problems).toEqual([]);
  expect(names(table)).toEqual([
    ['entradas', 'Empanadas (3)', 9_000],
    ['entradas', 'Ceviche', 28_500],
    ['bebidas', 'Limonada de coco', 8_500],
    ['bebidas', 'Agua 500 ml', 4_000],
    ['bebidas', 'Cerveza', 9_000],
  ]);
  expect(table.products.map(({ description }) => description.es)).toEqual([
    'carne o pollo',
    'pescado del día',
    ...[undefined, undefined, undefined],
  ]);
});

test.each([
  ...([
    ['12500.00', 'COP', '12500'],
    ['$ 12.500', 'COP', '12500'],
    ['12,500', 'COP', '12500'],
  ] as const),
  ...([
    ['1.234.500', 'CLP', '1234500'],
    ['12.5', 'COP', '12.5'],
    ['', 'COP', ''],
  ] as const),
  ...([
    ['24,9', 'PEN', '24.9'],
    ['S/ 24.90', 'PEN', '24.9'],
    ['1,234.50', 'MXN', '1234.5'],
  ] as const),
  ...([
    ['1.234,50', 'BRL', '1234.5'],
    ['R$ 1.234', 'BRL', '1234'],
    ['12,500', 'MXN', '12500'],
  ] as const),
  ...([
    ['12.5000', 'USD', '12.5'],
    ['12.345', 'USD', '12.345'],
    ['-5', 'COP', '-5'],
    ['gratis', 'COP', 'gratis'],
  ] as const),
])('the price «%s» in %s', (written, currency, cell) => {
  expect(toPriceCell({ written, currency })).toBe(cell);
});

test.each([
  ['Papas & yuca', 'Papas & yuca'],
  ['3 < 4 y 5 > 4', '3 < 4 y 5 > 4'],
  ['<script>alert(1)</script>Rico<br>y fresco', 'Rico\ny fresco'],
  ['Caf&eacute; <b>negro', 'Café negro'],
])('the description %s', (html, text) => {
  expect(toPlainText(html)).toBe(text);
});
