import { relative } from 'node:path';
import {
  type CallExpression,
  isFunctionDeclaration,
  isIdentifier,
  isVariableDeclaration,
  type Node,
  type SourceFile,
} from 'typescript/unstable/ast';
import { type Checker, type Type, TypeFlags } from 'typescript/unstable/sync';
import { listCalls, openProgram, textOf } from './program';
import { planTexts, UnresolvedError } from './resolve-texts';
import { type RowShape, readShape } from './row-shape';
import { createThunks } from './thunks';

/** A call whose type says what rows come; `problem` says why its texts are not known. */
export type TypedCall = {
  file: string;
  line: number;
  /** The function or constant of the file that the call stands in. */
  owner: string;
  shape: RowShape | null;
  texts: string[];
  problem: string | null;
};
export type Collected = {
  calls: TypedCall[];
  /** Row types in the source that no call was found for. */
  missed: string[];
};

/** How the parameter with the statement is called: by the backend's doors, and by pg's own `query`. */
const TEXT_PARAMETERS = ['text', 'queryTextOrConfig', 'queryText', 'queryConfig'];
const WRITTEN = /\b(?:sql|lookUp|statement|query)<(?!\w+ extends)/g;

/** The rows of `Promise<Row[]>` or of pg's `Promise<QueryResult<Row>>`. */
function rowsOf(checker: Checker, answer: Type | undefined): Type | null {
  if (!answer?.isTypeReference() || answer.getSymbol()?.name !== 'Promise') return null;
  const [value] = checker.getTypeArguments(answer);
  if (!value?.isTypeReference()) return null;
  const isRows = checker.isArrayType(value) || value.getSymbol()?.name === 'QueryResult';
  return isRows ? (checker.getTypeArguments(value)[0] ?? null) : null;
}

/** The row type a call chose for a generic function that takes a statement, and where the statement stands. */
function readCall(checker: Checker, call: CallExpression): { row: Type; textIndex: number } | null {
  const signature = checker.getResolvedSignature(call);
  const generic = signature?.getTarget();
  if (!signature || !generic) return null;
  const textIndex = signature.getParameters().findIndex(({ name }) => TEXT_PARAMETERS.includes(name));
  if (textIndex < 0) return null;
  const promised = rowsOf(checker, checker.getReturnTypeOfSignature(generic));
  const row = rowsOf(checker, checker.getReturnTypeOfSignature(signature));
  return row && promised?.isTypeParameter() ? { row, textIndex } : null;
}

/** The name of the outermost declaration around a call. */
function ownerOf(call: CallExpression): string {
  let owner = '';
  for (let at: Node = call; at.parent; at = at.parent)
    if ((isFunctionDeclaration(at) || isVariableDeclaration(at)) && at.name && isIdentifier(at.name))
      owner = at.name.text;
  return owner;
}

const lineAt = (file: SourceFile, position: number) => file.text.slice(0, position).split('\n').length;

/** Row types as they are written, without the help of the compiler: what it overlooks is a fault. */
function listMissed({ file, seen, name }: { file: SourceFile; seen: ReadonlySet<number>; name: string }) {
  return [...file.text.matchAll(WRITTEN)]
    .map(({ index, 0: word }) => index + word.length - 1)
    .filter((position) => !seen.has(position))
    .map((position) => `${name}:${lineAt(file, position)}`);
}

async function collect(root: string): Promise<Collected> {
  const program = openProgram({ root, config: 'tests/support/row-types/tsconfig.json' });
  const { checker } = program;
  const thunks = createThunks();
  const found: { call: Omit<TypedCall, 'texts' | 'problem'>; list: () => string[] }[] = [];
  const missed: string[] = [];
  for (const file of program.files) {
    const seen = new Set<number>();
    const name = relative(root, file.fileName);
    for (const call of listCalls(file)) {
      const read = readCall(checker, call);
      if (!read) continue;
      seen.add(call.expression.end);
      if (read.row.flags & TypeFlags.Any) continue;
      const isPassedOn = read.row.isTypeParameter();
      const shape = isPassedOn ? null : readShape(checker, read.row);
      if (!shape && !isPassedOn) continue;
      const line = lineAt(file, call.getStart(file));
      found.push({
        call: { file: name, line, owner: ownerOf(call), shape },
        list: prepare({ call, read, tools: { checker, thunks } }),
      });
    }
    missed.push(...listMissed({ file, seen, name }));
  }
  await thunks.load(root);
  const calls = found.map(({ call, list }): TypedCall => {
    try {
      return { ...call, texts: list(), problem: null };
    } catch (error) {
      return { ...call, texts: [], problem: error instanceof Error ? error.message : String(error) };
    }
  });
  program.close();
  return { calls, missed };
}

function prepare({
  call,
  read,
  tools,
}: {
  call: CallExpression;
  read: { row: Type; textIndex: number };
  tools: Parameters<typeof planTexts>[0];
}): () => string[] {
  try {
    if (read.row.isTypeParameter()) throw new UnresolvedError('it hands a row type on');
    const text = call.arguments[read.textIndex];
    if (!text) throw new UnresolvedError(`it has no text: ${textOf(call)}`);
    return planTexts(tools, text);
  } catch (error) {
    if (!(error instanceof UnresolvedError)) throw error;
    return () => {
      throw error;
    };
  }
}

collect(process.cwd()).then((found) => process.stdout.write(JSON.stringify(found)));
