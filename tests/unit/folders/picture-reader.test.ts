import { basename } from 'node:path';
import { makePicture } from '@/backend/folders/read/files/make-picture';
import { createPictureReader } from '@/backend/folders/read/files/picture-reader';
import { SaidError } from '@/backend/folders/read/problems/said-error';
import { type Problem, say } from '@/lib/domain/shop/problem';
import { printProblem } from '@/scripts/tenant/print/print-problem';

jest.mock('@/backend/folders/read/files/make-picture', () => ({
  ...jest.requireActual('@/backend/folders/read/files/make-picture'),
  makePicture: jest.fn(),
}));
const making = jest.mocked(makePicture);

test('however many pictures a menu names, four are made at a time, each once, whatever fails', async () => {
  let atWork = 0;
  let most = 0;
  making.mockImplementation(async ({ path }) => {
    atWork += 1;
    most = Math.max(most, atWork);
    await new Promise(setImmediate);
    atWork -= 1;
    if (path.includes('broken'))
      throw new SaidError(say('picture_large', { name: basename(path), size: 31, most: 20 }));
    return { hash: path, width: 1, height: 1, files: [] };
  });
  const problems: Problem[] = [];
  const picture = createPictureReader({
    folder: 'x',
    stored: new Set(),
    report: (problem) => problems.push(problem),
  });
  const names = Array.from({ length: 20 }, (_, index) =>
    index % 5 === 0 ? `broken-${index}` : `p-${index}`,
  );
  const made = await Promise.all(
    [...names, ...names].map((name, row) => picture(name, { file: 'menu.csv', row, column: 'image' })),
  );
  expect(made.filter(Boolean)).toHaveLength(32);
  expect(making).toHaveBeenCalledTimes(20);
  expect(most).toBe(4);
  expect(problems).toHaveLength(8);
  expect(problems.map(printProblem)).toContain(
    'menu.csv:0 image: images/broken-0 cannot be used: has 31 MB, allowed are 20',
  );
});

test('the pictures of a folder have one time together, longer the more there are', async () => {
  const read = async (count: number) => {
    let now = 0;
    const longest: number[] = [];
    making.mockImplementation(async ({ path, longestSeconds = 0 }) => {
      longest.push(longestSeconds);
      now += 10_000;
      return { hash: path, width: 1, height: 1, files: [] };
    });
    const problems: Problem[] = [];
    const report = (problem: Problem) => problems.push(problem);
    const picture = createPictureReader({ folder: 'x', stored: new Set(), report, clock: () => now });
    const place = { file: 'menu.csv', row: 2, column: 'image' };
    await Promise.all(Array.from({ length: count }, (_, index) => picture(`p-${index}.svg`, place)));
    return { drawn: longest.length, last: longest.at(-1), problems: problems.map(printProblem) };
  };
  // Ten seconds each, as an SVG takes that draws itself over and over.
  const few = await read(10);
  expect([few.drawn, few.last, few.problems.length]).toEqual([7, 5, 3]);
  expect(few.problems[0]).toMatch(
    /^menu\.csv:2 image: images\/p-7\.svg cannot be used: the pictures of this folder took more than 65 s/,
  );
  expect((await read(100)).drawn).toBe(11);
});

test('a picture has the name that a phone or a till gave it, and none that leads elsewhere', async () => {
  making.mockImplementation(async ({ path }) => ({ hash: path, width: 1, height: 1, files: [] }));
  const problems: Problem[] = [];
  const report = (problem: Problem) => problems.push(problem);
  const picture = createPictureReader({ folder: 'x', stored: new Set(), report });
  const place = { file: 'menu.csv', row: 2, column: 'image' };
  for (const name of ['Café (1) [b].jpg', "Mom's soup + rice, 2.jpeg", 'IMG_0001~2.HEIC'])
    expect(await picture(name, place)).toMatchObject({ hash: `x/images/${name}` });
  for (const name of ['a/b.svg', 'a\\b.svg', 'a\u0000.svg', 'a\u202egvs.svg', 'http://a.example/b.jpg'])
    expect(await picture(name, place)).toBeNull();
  expect(problems.map(({ key }) => key)).toEqual(problems.map(() => 'picture_name'));
  expect(problems).toHaveLength(5);
});
