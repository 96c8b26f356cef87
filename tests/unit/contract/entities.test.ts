import * as z from 'zod/mini';
import { ENTITIES, SCHEMAS } from './entities';

/** The parts of a schema: an object's fields, or the schema that it wraps. */
type Definition = {
  shape?: Record<string, z.ZodMiniType>;
  innerType?: z.ZodMiniType;
  element?: z.ZodMiniType;
};

/** The fields of the object that a schema describes, behind `nullable`, `optional`, defaults and arrays. */
function fieldsOf(schema: z.ZodMiniType): Record<string, z.ZodMiniType> {
  const { shape, innerType, element } = schema._zod.def as Definition;
  const inner = innerType ?? element;
  return shape ?? (inner ? fieldsOf(inner) : {});
}

/** Whether a schema has a field; `way` names the schema first. */
function isKept({ way, schemas }: { way: string; schemas: Record<string, z.ZodMiniType> }): boolean {
  const [first = '', ...names] = way.split('.');
  let schema = schemas[first];
  for (const name of names) schema = schema && fieldsOf(schema)[name];
  return schema !== undefined;
}

test.each(Object.entries(ENTITIES))(
  'the contract and the slices keep the fields of %s',
  (_entity, fields) => {
    const missing = Object.entries(fields).filter(([, way]) => !isKept({ way, schemas: SCHEMAS }));
    expect(missing).toEqual([]);
  },
);

test.each([
  ['a.b', true],
  ['a.list.c', true],
  ['a.b.c', false],
  ['a.c', false],
  ['c.b', false],
])('%s is a field: %s', (way, is) => {
  const list = z.nullable(z.optional(z.array(z.object({ c: z.string() }))));
  expect(isKept({ way, schemas: { a: z.object({ b: z.string(), list }) } })).toBe(is);
});
