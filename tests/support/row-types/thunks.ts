import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { compileFunction } from 'node:vm';
import { build } from 'esbuild';
import type { Expression } from 'typescript/unstable/ast';
import { textOf } from './program';

const EXPORT = 'thunksOfRowTypes';

/** An expression of a file as a function of the local names it uses, which runs among the file's own declarations. */
type Thunk = (values: readonly unknown[]) => unknown;

export type Thunks = {
  /** @param thunk.unknown names without a value: to use one throws a ReferenceError */
  add(thunk: {
    expression: Expression;
    property?: string;
    names: readonly string[];
    unknown: readonly string[];
  }): Thunk;
  /** Loads every file of which an expression was added; before that no thunk runs. */
  load(root: string): Promise<void>;
};

type Loaded = Record<string, Record<string, ((...values: readonly unknown[]) => unknown)[]>>;

export function createThunks(): Thunks {
  const sources = new Map<string, string[]>();
  let loaded: ReadonlyMap<string, Loaded[string]> = new Map();
  return {
    add({ expression, property, names, unknown }) {
      const file = expression.getSourceFile().fileName;
      const list = sources.get(file) ?? [];
      sources.set(file, list);
      const access = property === undefined ? '' : `[${JSON.stringify(property)}]`;
      // Declared below its use, a name cannot be read, whatever the file calls by it.
      const never = unknown.length > 0 ? `let ${unknown.join(', ')};` : '';
      const source = `(${names.join(', ')}) => { return (${textOf(expression)})${access}; ${never} }`;
      const index = list.push(source) - 1;
      return (values) => {
        const thunk = loaded.get(file)?.[EXPORT]?.[index];
        if (!thunk) throw new Error(`${file} is not loaded`);
        return thunk(...values);
      };
    },
    async load(root) {
      const files = [...sources.keys()];
      const { outputFiles } = await build({
        stdin: {
          contents: files.map((file, at) => `export * as f${at} from ${JSON.stringify(file)};`).join('\n'),
          resolveDir: root,
        },
        bundle: true,
        write: false,
        platform: 'node',
        format: 'cjs',
        packages: 'external',
        define: { 'import.meta.url': JSON.stringify(pathToFileURL(join(root, 'row-types.js')).href) },
        plugins: [
          {
            name: EXPORT,
            setup({ onLoad }) {
              onLoad({ filter: /\.ts$/ }, async ({ path }) => {
                const own = sources.get(path);
                if (!own) return null;
                const { readFile } = await import('node:fs/promises');
                const text = await readFile(path, 'utf8');
                return { contents: `${text}\nexport const ${EXPORT} = [${own.join(',\n')}];`, loader: 'ts' };
              });
            },
          },
        ],
      });
      const module: { exports: Loaded } = { exports: {} };
      const run = compileFunction(outputFiles[0]?.text ?? '', ['require', 'module', 'exports']);
      run(createRequire(join(root, 'row-types.js')), module, module.exports);
      loaded = new Map(files.map((file, at) => [file, module.exports[`f${at}`] ?? {}]));
    },
  };
}
