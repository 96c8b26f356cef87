import { listOf, readCsv } from '@/backend/folders/read/files/read-csv';
import { printProblem } from '@/backend/folders/read/problems/problems';

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
  ['a\n1', ['x.csv:1 b: this column is missing']],
  ['', ['x.csv:1 a: this column is missing', 'x.csv:1 b: this column is missing']],
  ['a,b,a\n1,2,3', ['x.csv:1 a: this column appears twice']],
  ['a,b,\n1,2,3', ['x.csv:1: column 3 has cells but no name in the header']],
  ['a,b\n1,2,3', ['x.csv:2: has 3 cells, the first line has 2']],
])('%j', (text, problems) => {
  expect(read(text).problems).toEqual(problems);
});

test('a quote that is never closed is named by its line', () => {
  expect(read('a,b\n1,"2\n')).toEqual({
    rows: [],
    problems: [expect.stringMatching(/^x\.csv: cannot be read as CSV: Quote Not Closed.* line 2/)],
  });
});

test('a list names each of its words once', () => {
  expect(listOf(' a |b;a||c ')).toEqual(['a', 'b', 'c']);
  expect(listOf('')).toEqual([]);
});
