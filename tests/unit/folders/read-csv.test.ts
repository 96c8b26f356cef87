import { listOf, readCsv } from '@/backend/folders/read/files/read-csv';
import { printProblem } from '@/scripts/tenant/print/print-problem';

const read = (text: string) => {
  const { rows, problems } = readCsv({ file: 'x.csv', text, required: ['a', 'b'], optional: ['c'] });
  return { rows, problems: problems.map(printProblem) };
};

test.each([
  ['commas', 'a,b\n1,2\n'],
  ['semicolons', 'a;b\n1;2\n'],
  ['tabs', 'a\tb\n1\t2\n'],
  ['Windows line ends', 'a,b\r\n1,2\r\n'],
  ['old Mac line ends', 'a,b\r1,2\r'],
  ['a byte-order mark', '\uFEFFa,b\n1,2\n'],
  ['another order', 'b,a\n2,1\n'],
  ['no last line end', 'a,b\n1,2'],
  ['blanks round the cells', ' a , b \n 1 , 2 \n'],
  ['blank lines and rows', 'a,b\n\n1,2\n,\n'],
  ['columns left over', 'a,b,,\n1,2,,\n'],
  ['what Excel says of the separator', 'sep=;\r\na;b\r\n1;2\r\n'],
  ['capital letters', 'A, B\n1,2\n'],
])('%s', (_name, text) => {
  const { rows, problems } = read(text);
  expect(problems).toEqual([]);
  expect(rows.map(({ cells: { a, b } }) => ({ a, b }))).toEqual([{ a: '1', b: '2' }]);
});

test('a row is named by the line on which it begins', () => {
  const text = 'a,b\n"1\n1",2\n\n"3",4\n';
  for (const end of ['\n', '\r\n', '\r'])
    expect(read(text.replaceAll('\n', end)).rows).toMatchObject([
      { row: 2, cells: { a: '1\n1' } },
      { row: 5, cells: { a: '3' } },
    ]);
});

test.each([
  ['a,b,d\n1,2,3', ['x.csv:1 d: is not a known column; did you mean a?']],
  ['a,b,IVA %\n1,2,19', ['x.csv:1 IVA %: is left out: a price here is what a diner pays, with its tax']],
  ['a\n1', ['x.csv:1 b: this column is missing']],
  ['', ['x.csv:1 a: this column is missing', 'x.csv:1 b: this column is missing']],
  ['a,b,a\n1,2,3', ['x.csv:1 a: this column appears twice']],
  ['a,b,\n1,2,3', ['x.csv:1: column 3 has cells but no name in the header']],
  ['a,b\n1,2,3', ['x.csv:2: has 3 cells, the first line has 2']],
])('%j', (text, problems) => {
  expect(read(text).problems).toEqual(problems);
});

test.each([
  ['a,b\n1,"2\n3,4\n5,6\n', 2],
  ['a,b\n1,2\n\n"ñ,2\n3,4\n', 4],
  ['a,b\n1,"2\n3,"4"\n', 2],
])('a quote that is not closed is named by the row in which it opens: %j', (text, row) => {
  const message = `x.csv:${row}: a quotation mark opens a cell in this row and is not closed rightly; a mark inside a cell is written twice`;
  expect(read(text)).toEqual({ rows: [], problems: [message] });
});

test('the separator that Excel names moves no line', () => {
  expect(read('sep=;\na;b\n1;2\n').rows).toMatchObject([{ row: 3, cells: { a: '1', b: '2' } }]);
});

test.each([
  ['Código;Nombre;Precio;Descripción;Imagen', ['sku', 'name_es', 'price', 'description_es', 'image']],
  ['CÓDIGO;Nome;Preço;Descrição;Foto', ['sku', 'name_pt', 'price', 'description_pt', 'image']],
  ['Sku;Name;Price;name_PT', ['sku', 'name_es', 'price', 'name_pt']],
])('a spreadsheet’s own words are columns: %s', (header, columns) => {
  const { rows, problems } = readCsv({
    file: 'menu.csv',
    text: `${header}\n${columns.join(';')}\n`,
    required: ['sku', 'name_es', 'price'],
    optional: ['name_pt', 'description_es', 'description_pt', 'image'],
  });
  const missing = columns.includes('name_es') ? [] : ['menu.csv:1 name_es: this column is missing'];
  expect(problems.map(printProblem)).toEqual(missing);
  for (const column of columns) expect(rows[0]?.cells[column]).toBe(column);
});

test('a list names each of its words once', () => {
  expect(listOf(' a |b;a||c ')).toEqual(['a', 'b', 'c']);
  expect(listOf('')).toEqual([]);
});
