import { mkdtemp, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { makePicture } from '@/backend/folders/read/files/make-picture';
import { say } from '@/lib/domain/shop/problem';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pictures-'));
});
afterEach(() => rm(folder, { recursive: true }));

const make = (path: string, stored: string[] = []) => makePicture({ folder, path, stored: new Set(stored) });
const RED = { r: 255, g: 0, b: 0 };
const BLUE = { r: 0, g: 0, b: 255 };

/** A picture as a phone held upright writes it: on its side, red left and blue right, and with how to turn it. */
async function storePhonePicture(orientation: number): Promise<string> {
  const half = await sharp({ create: { width: 60, height: 80, channels: 3, background: BLUE } })
    .png()
    .toBuffer();
  const path = join(folder, 'phone.jpg');
  const jpeg = sharp({ create: { width: 120, height: 80, channels: 3, background: RED } })
    .composite([{ input: half, left: 60, top: 0 }])
    .withMetadata({ orientation })
    .jpeg();
  await writeFile(path, await jpeg.toBuffer());
  return path;
}

async function colourAt({ webp, left, top }: { webp: Uint8Array; left: number; top: number }) {
  const [red = 0, , blue = 0] = await sharp(webp)
    .extract({ left, top, width: 1, height: 1 })
    .removeAlpha()
    .raw()
    .toBuffer();
  return red > blue ? 'red' : 'blue';
}

test('a phone’s picture stands upright, and its size is that of the upright one', async () => {
  const picture = await make(await storePhonePicture(6));
  expect(picture).toMatchObject({ width: 80, height: 120 });
  expect(picture.files.map(({ width }) => width)).toEqual([64, 80]);
  const largest = picture.files.at(-1)?.webp ?? new Uint8Array();
  expect(await sharp(largest).metadata()).toMatchObject({ width: 80, height: 120 });
  expect((await sharp(largest).metadata()).orientation).toBeUndefined();
  expect(await colourAt({ webp: largest, left: 40, top: 10 })).toBe('red');
  expect(await colourAt({ webp: largest, left: 40, top: 110 })).toBe('blue');
});

test('a picture that lies as it was taken stays so', async () => {
  const picture = await make(await storePhonePicture(1));
  expect(picture).toMatchObject({ width: 120, height: 80 });
});

test('the files of a picture that is stored are not made again', async () => {
  const path = await storePhonePicture(1);
  const first = await make(path);
  const { files, ...rest } = await make(path, [first.hash]);
  expect(first).toMatchObject(rest);
  expect(files).toEqual(first.files.map(({ width }) => ({ width, webp: null })));
  expect((await make(path, ['another'])).files).toEqual(first.files);
});

test.each([
  [20, say('picture_broken', { name: 'huge.jpg' })],
  [20.5, say('picture_large', { name: 'huge.jpg', size: 21, most: 20 })],
])('a file of %d MB is told what is wrong with it', async (megabytes, why) => {
  const path = join(folder, 'huge.jpg');
  await writeFile(path, '');
  await truncate(path, megabytes * 1024 * 1024);
  await expect(make(path)).rejects.toMatchObject({ said: why });
});

test('an SVG that draws itself over and over is given up', async () => {
  const ten = (id: string) => Array.from({ length: 10 }, (_, x) => `<use href="#${id}" x="${x}"/>`).join('');
  const groups = [1, 2, 3, 4, 5].map((depth) => `<g id="a${depth}">${ten(`a${depth - 1}`)}</g>`).join('');
  const shape = '<rect id="a0" width="9" height="9"/>';
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="100" height="100"><defs>${shape}${groups}</defs><use href="#a5"/></svg>`;
  const path = join(folder, 'nested.svg');
  await writeFile(path, svg);
  const making = makePicture({ folder, path, stored: new Set(), longestSeconds: 1 });
  await expect(making).rejects.toMatchObject({ said: { key: 'picture_broken' } });
}, 120_000);

test('a picture has one time for all its widths, and is given up when they used it up', async () => {
  const path = await storePhonePicture(1);
  let at = 0;
  // Each look at the clock finds four seconds gone; no width alone takes ten.
  const clock = () => {
    at += 4_000;
    return at;
  };
  const given = { folder, path, stored: new Set<string>() };
  await expect(makePicture({ ...given, clock })).rejects.toMatchObject({ said: { key: 'picture_broken' } });
  expect((await makePicture({ ...given, clock, longestSeconds: 60 })).files).toHaveLength(2);
});
