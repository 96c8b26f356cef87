import { listSourceFiles, type SourceFile } from './source-files';
import { usedImportsOf } from './used-imports';

const sources = listSourceFiles({ folders: ['components', 'app'], pattern: /\.tsx$/ });

/** Everything between the tags of `StaticMarkup`, as a file with the imports of its file. */
function staticPart({ path, text }: SourceFile): SourceFile | null {
  const inside = [...text.matchAll(/<StaticMarkup\b[\s\S]*?<\/StaticMarkup>/g)].map(([part]) => part);
  if (inside.length === 0) return null;
  const imports = text.match(/^import [\s\S]*?from '[^']+';$/gm) ?? [];
  return { path, text: [...imports, ...inside].join('\n') };
}

/** The client components that a file draws, itself or by what it imports. */
function clientsOf({ file, files }: { file: SourceFile; files: readonly SourceFile[] }): string[] {
  const byModule = new Map(files.map((one) => [one.path.replace(/\.tsx$/, ''), one]));
  const found = new Set<string>();
  const seen = new Set<string>();
  const visit = (one: SourceFile) => {
    for (const [module, names] of usedImportsOf(one)) {
      const next = byModule.get(module);
      if (names.length === 0 || !next || seen.has(module) || module === 'components/ui/static-markup')
        continue;
      seen.add(module);
      if (next.text.startsWith("'use client'")) found.add(next.path);
      else visit(next);
    }
  };
  visit(file);
  return [...found];
}

test('no client component stands in markup that is not hydrated (guarantee/blocking-time)', () => {
  const parts = sources.flatMap((source) => staticPart(source) ?? []);
  expect(parts.length).toBeGreaterThan(0);
  expect(parts.flatMap((file) => clientsOf({ file, files: sources }))).toEqual([]);
});

test('a client component behind another file is found', () => {
  const files = [
    {
      path: 'components/a.tsx',
      text: "import { B } from './b';\nexport const A = () => <StaticMarkup><B /></StaticMarkup>;",
    },
    { path: 'components/b.tsx', text: "import { C } from './c';\nexport const B = () => <C />;" },
    { path: 'components/c.tsx', text: "'use client';\nexport const C = () => null;" },
  ];
  const [first] = files;
  const file = first && staticPart(first);
  expect(file && clientsOf({ file, files })).toEqual(['components/c.tsx']);
});
