import { ERROR_NOTICES } from '@/lib/domain/faults/error-notices';
import { listSourceFiles, type SourceFile } from './source-files';

const DEFINITIONS = ['lib/contract/error-status.ts', 'lib/domain/faults/error-notices.ts'];

/** Messages whose key no source names as a text, or as one of a catalogue. */
function findUnraised({
  keys,
  sources,
}: {
  keys: readonly string[];
  sources: readonly SourceFile[];
}): string[] {
  const text = sources
    .filter(({ path }) => !DEFINITIONS.includes(path))
    .map((source) => source.text)
    .join('\n');
  return keys.filter((key) => !new RegExp(`['"\`]${key}['"\`]|\\bErrors\\.${key}\\b`).test(text)).sort();
}

test('each message is raised by something', () => {
  const sources = listSourceFiles({
    folders: ['app', 'backend', 'components', 'lib'],
    pattern: /\.(tsx?|sql)$/,
  });
  expect(findUnraised({ keys: Object.keys(ERROR_NOTICES), sources })).toEqual([]);
});

test('each message is brought about by a test that asks the backend or a gateway, or draws a screen', () => {
  const tests = listSourceFiles({
    folders: ['backend', 'components', 'contract', 'e2e', 'served', 'unit/clients'].map(
      (folder) => `tests/${folder}`,
    ),
    pattern: /\.(tsx?)$/,
  });
  expect(findUnraised({ keys: Object.keys(ERROR_NOTICES), sources: tests })).toEqual([]);
});

test('a key that only its definition names is unraised', () => {
  const sources = [
    { path: 'lib/contract/error-status.ts', text: `const a = 'closed';` },
    { path: 'backend/orders/a.ts', text: `throw new AppError('empty');` },
  ];
  expect(findUnraised({ keys: ['closed', 'empty'], sources })).toEqual(['closed']);
});
