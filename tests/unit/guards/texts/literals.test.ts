import { listSourceFiles } from '@/tests/unit/guards/source-files';

/** Text of two letters and more right before a closing tag, outside braces. */
const JSX_TEXT = />[^<>{}=;()]*\p{L}{2}[^<>{}=;()]*<\//gu;
/** An attribute that people hear or read. */
const READ_ATTRIBUTE = /\b(?:alt|title|placeholder|aria-label|aria-description|label)="[^"]*\p{L}{2}[^"]*"/gu;

/** A key of the catalogues, handed on by name. */
const KEY_ATTRIBUTE = /="[a-z]+(?:_[a-z]+)+"$/;

function findLiterals(text: string): string[] {
  const found = [...text.matchAll(JSX_TEXT), ...text.matchAll(READ_ATTRIBUTE)].map(([part]) => part.trim());
  return found.filter((part) => !KEY_ATTRIBUTE.test(part));
}

test('every word on a screen comes from the catalogues', () => {
  const files = listSourceFiles({ folders: ['components', 'app'], pattern: /\.tsx$/ });
  const found = files.flatMap(({ path, text }) => findLiterals(text).map((literal) => `${path}: ${literal}`));
  expect(files.length).toBeGreaterThan(20);
  expect(found).toEqual([]);
});

test.each([
  ['<p>Tu pedido</p>', 1],
  ['<p>\n  Your order\n</p>', 1],
  ['<img alt="Logo" />', 1],
  ['<button aria-label="Cerrar">{icon}</button>', 1],
  ["<p>{t('order')}</p>", 0],
  ['<List title="offices_title" />', 0],
  ['<span>·</span>', 0],
  ['<p className="card">{name}</p>', 0],
  ['const f = (a: Map<string, number>) => a.size > 2 && b</re/.test(c)', 0],
])('%j holds %d literals', (text, count) => {
  expect(findLiterals(text)).toHaveLength(count);
});
