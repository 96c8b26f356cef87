import type { Node } from 'typescript/unstable/ast';
import { type Checker, type Type, TypeFlags, type Symbol as TypeSymbol } from 'typescript/unstable/sync';
import { placeOf } from '@/tests/support/row-types/program';
import type { Field } from './list-fields';

const OBJECT = TypeFlags.Object | TypeFlags.Intersection;
/** Elements and built-in objects have more properties, and none of them is a field. */
const MOST_PROPERTIES = 80;
const MOST_STEPS = 6;

/** The alternatives of a type, itself where it has none. */
export function membersOf(type: Type | undefined): readonly Type[] {
  if (!type) return [];
  if (!type.isUnionType()) return [type];
  try {
    return type.getTypes().flatMap((one) => [...membersOf(one)]);
  } catch {
    // The compiler's interface fails on a union with certain tuples; none of them is a field's.
    return [];
  }
}

/** Notes which fields a file names, and which ones it hands to code that asks for them by its own types. */
export function createNotes({ checker, fields }: { checker: Checker; fields: ReadonlyMap<string, Field> }) {
  const known = new Map<number, Field | null>();
  const files = new Set<string>([...fields.keys()].map((place) => place.slice(0, place.indexOf(':'))));

  function fieldOf(symbol: TypeSymbol | undefined): Field | null {
    if (!symbol) return null;
    const kept = known.get(symbol.id);
    if (kept !== undefined) return kept;
    const declared = symbol.declarations
      .filter(({ path }) => files.has(path))
      .map((handle): Node | undefined => handle.resolve());
    const field = declared.flatMap((node) => (node && fields.get(placeOf(node))) || [])[0] ?? null;
    known.set(symbol.id, field);
    return field;
  }

  const propertiesOf = (type: Type) =>
    new Map(checker.getPropertiesOfType(type).map((symbol) => [symbol.name, symbol]));

  /** The type of an array's elements. */
  function elementOf(type: Type): Type | null {
    return type.isTypeReference() && checker.isArrayType(type)
      ? (checker.getTypeArguments(type)[0] ?? null)
      : null;
  }

  const done = new Set<string>();
  type Flow = { from: Type | undefined; to: Type | undefined; file: string; step?: number };

  /** A value of one type where another one is asked for: what both have is used. */
  function noteFlow({ from, to, file, step = 0 }: Flow): void {
    for (const source of membersOf(from))
      for (const target of membersOf(to)) {
        const pair = `${source.id}:${target.id}`;
        if (source.id === target.id || done.has(pair) || step > MOST_STEPS) continue;
        if (!(source.flags & OBJECT) || !(target.flags & OBJECT)) continue;
        done.add(pair);
        noteObjects({ source, target, file, step });
      }
  }

  function noteObjects({
    source,
    target,
    file,
    step,
  }: {
    source: Type;
    target: Type;
    file: string;
    step: number;
  }): void {
    const [one, other] = [elementOf(source), elementOf(target)];
    if (one && other) noteFlow({ from: one, to: other, file, step: step + 1 });
    if (one || other) return;
    const [given, asked] = [propertiesOf(source), propertiesOf(target)];
    if (given.size > MOST_PROPERTIES || asked.size > MOST_PROPERTIES) return;
    for (const [name, wanted] of asked) {
      const had = given.get(name);
      const [read, written] = [fieldOf(had), fieldOf(wanted)];
      if (!had || read === written) continue;
      read?.uses.add(file);
      written?.uses.add(file);
      const types = { from: checker.getTypeOfSymbol(had), to: checker.getTypeOfSymbol(wanted) };
      noteFlow({ ...types, file, step: step + 1 });
    }
  }

  return {
    noteFlow,
    note({ symbol, file }: { symbol: TypeSymbol | undefined; file: string }): void {
      fieldOf(symbol)?.uses.add(file);
    },
    /** The property of that name, whichever of its alternatives a value has. */
    noteProperty({ type, name, file }: { type: Type | undefined; name: string; file: string }): void {
      for (const one of membersOf(type)) fieldOf(checker.getPropertyOfType(one, name))?.uses.add(file);
    },
  };
}
export type Notes = ReturnType<typeof createNotes>;
