import type * as z from 'zod/mini';
import { typedLine, typedLines } from './typed-text';

/** Zod's own description of a schema, as far as it leads to others. */
type Def = {
  type: string;
  shape?: Record<string, z.ZodMiniType>;
  element?: z.ZodMiniType;
  innerType?: z.ZodMiniType;
  options?: readonly z.ZodMiniType[];
  items?: readonly z.ZodMiniType[];
};

/** Stands in a path for each item of a list. */
export const EACH = '*';
export type TextField = { path: readonly string[]; schema: z.ZodMiniType };

const TEXTS: readonly string[] = ['string', 'unknown'];
const WRAPPERS: readonly string[] = ['object', 'array', 'optional', 'nullable', 'default', 'union', 'tuple'];
/** They hold no text, or none but their own. */
const WORDLESS: readonly string[] = ['number', 'boolean', 'literal', 'enum', 'null', 'undefined', 'never'];

/** Where a value of the schema may hold texts. @throws Error for a kind of schema that this does not look into */
export function listTexts(schema: z.ZodMiniType, path: readonly string[] = []): TextField[] {
  const def: Def = schema._zod.def;
  if (TEXTS.includes(def.type)) return [{ path, schema }];
  if (WORDLESS.includes(def.type)) return [];
  if (!WRAPPERS.includes(def.type))
    throw new Error(`${path.join('.')} is a ${def.type}, which may hold any text`);
  const { shape = {}, element, innerType, options = [], items = [] } = def;
  return [
    ...Object.entries(shape).flatMap(([name, one]) => listTexts(one, [...path, name])),
    ...[...(element ? [element] : []), ...items].flatMap((one) => listTexts(one, [...path, EACH])),
    ...[...(innerType ? [innerType] : []), ...options].flatMap((one) => listTexts(one, path)),
  ];
}

/** Words of somebody, other than a text of a fixed form or a code of a program. */
export const isTyped = ({ schema: { _zod } }: TextField): boolean =>
  _zod.def.type === 'unknown' ||
  (_zod.def.checks ?? []).some((check) => check === typedLine || check === typedLines);
