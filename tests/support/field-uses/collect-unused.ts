import { relative } from 'node:path';
import { openProgram } from '@/tests/support/row-types/program';
import { type Field, listFields } from './list-fields';
import { createNotes } from './note-uses';
import { readUses } from './read-uses';

export type Unused = Pick<Field, 'file' | 'name'>;

/** The wire and the slices. Calls of staff answer programs of restaurants, which are not in this repository. */
const DEFINED =
  /^lib\/(contract\/(?!staff\/|errors\b).*|stores\/slices)\.ts$|^tests\/support\/field-uses\/planted-fields\.ts$/;
/** Pages read the instance by a schema that has its fields again, with defaults. */
const AGAIN = { by: 'lib/contract/tenant/lenient-instance.ts', of: 'lib/contract/tenant/instance.ts' };

/** What a path has in it is there for the path. */
const IN_PATH = /\.params\./;

const lastWord = ({ name }: Field) => name.split('.').at(-1);

/** Fields that are defined and that no file of the web program uses. */
function collect(root: string): { all: number; unused: Unused[] } {
  const program = openProgram({ root, config: 'tests/support/field-uses/tsconfig.json' });
  const files = program.files.map((source) => ({ source, path: relative(root, source.fileName) }));
  const listed = files
    .filter(({ path }) => DEFINED.test(path))
    .flatMap(({ source, path }) => [...listFields({ file: source, path })]);
  const first = listed.filter(([, { file }]) => file !== AGAIN.by);
  const again = listed.flatMap(([place, field]): [string, Field][] => {
    if (field.file !== AGAIN.by) return [];
    const same = first.find(([, one]) => one.file === AGAIN.of && lastWord(one) === lastWord(field));
    return same ? [[place, same[1]]] : [];
  });
  const notes = createNotes({ checker: program.checker, fields: new Map([...first, ...again]) });
  for (const { source, path } of files) {
    if (!DEFINED.test(path)) readUses({ source, file: path, checker: program.checker, notes });
  }
  program.close();
  const fields = first.map(([, field]) => field).filter(({ name }) => !IN_PATH.test(name));
  const unused = fields.filter(({ uses }) => uses.size === 0).map(({ file, name }) => ({ file, name }));
  return { all: fields.length, unused };
}

process.stdout.write(JSON.stringify(collect(process.cwd())));
