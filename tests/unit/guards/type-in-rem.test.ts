import { listSourceFiles } from './source-files';

/** A size of text in pixels does not follow the size that a reader has set in the browser. */
const IN_PIXELS = [
  /\b(?:font-size|line-height)\s*:\s*[^;}]*?\d(?:\.\d+)?px\b/g,
  /\bfont\s*:[^;}]*?\d(?:\.\d+)?px\b/g,
  /\b(?:text|leading)-\[\d+(?:\.\d+)?px\]/g,
  /\b(?:fontSize|lineHeight)\s*[:=]\s*\{?\s*(?:\d{2,}|['"][^'"]*px)/g,
  /--text-[a-z-]+:\s*[^;}]*?\d(?:\.\d+)?px\b/g,
  // Columns have to give way when the text in them grows.
  /\((?:min|max)-width:\s*\d+(?:\.\d+)?px\)/g,
  /\b(?:min|max)-\[\d+px\]:/g,
];

/** Drawn into a picture of a fixed size, not into a page. */
const DRAWN = /tenant-files\/share\/route\.tsx$/;

const findPixels = (text: string) => IN_PIXELS.flatMap((pattern) => text.match(pattern) ?? []);

test('text sizes and the widths that layouts change at follow the reader’s text size', () => {
  const files = listSourceFiles({
    folders: ['app', 'components', 'lib', 'server'],
    pattern: /\.(?:css|tsx?)$/,
  });
  const found = files
    .filter(({ path }) => !DRAWN.test(path))
    .flatMap(({ path, text }) => findPixels(text).map((one) => `${path}: ${one}`));
  expect(files.length).toBeGreaterThan(200);
  expect(found).toEqual([]);
});

test.each([
  ['font-size: 18px;', 1],
  ['line-height:42px', 1],
  ['font:\n    16px / 1.5 system-ui;', 1],
  ['body{font:600 36px/1 system-ui}', 1],
  ['--text-lead: 18px;', 1],
  ['<p className="mt-2 text-[22px]">', 1],
  ['<p className="leading-[20px]">', 1],
  ['style={{ fontSize: 18 }}', 1],
  ['@media (min-width: 980px) {', 1],
  ['className="min-[980px]:grid"', 1],
  ['font-size: 1.125rem; min-height: 44px;', 0],
  ['font: 1rem / 1.5 system-ui; padding: 12px;', 0],
  ['line-height: 1.25', 0],
  ['<p className="text-lead min-h-[44px]">', 0],
])('%j holds %d sizes in pixels', (text, count) => {
  expect(findPixels(text)).toHaveLength(count);
});
