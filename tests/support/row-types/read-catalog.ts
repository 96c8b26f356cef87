import pg from 'pg';
import type { Database, Sql } from '@/backend/platform/database/database';
import type { Kind } from './row-shape';

/** The database's description of its types, functions and columns. */
export type Catalog = {
  /** The kind of value that the driver makes of a type, by the type's oid. */
  kindOf(type: number): Kind;
  nameOf(type: number): string;
  arrayOf(type: number): number;
  functionName(oid: number): string;
  /** Whether a column never holds null. */
  isNotNull(table: number, column: number): boolean;
  /** The texts that a check of a column allows; null where there is no such check. */
  textsOf(table: number, column: number): string[] | null;
};

type TypeRow = { oid: number; typname: string; category: string; array_type: number; element: number };

/** A value of each category of types, as the server writes it. */
const SAMPLES: Readonly<Record<string, string>> = {
  B: 't',
  D: '2026-11-18 17:00:00+00',
  E: 'a',
  N: '1',
  S: 'a',
};
/** Types of the category for all others. */
const OWN_SAMPLES: Readonly<Record<string, string>> = {
  bytea: '\\x00',
  json: '{}',
  jsonb: '{}',
  uuid: '9b4c7c0e-3a55-4e6e-9d2a-0c6f3c1d2e4f',
};

function kindOfValue(value: unknown): Kind {
  if (value instanceof Date) return 'Date';
  if (Buffer.isBuffer(value)) return 'Buffer';
  if (Array.isArray(value)) return `array(${kindOfValue(value[0])})`;
  return typeof value;
}

/** Asks the driver's own parsers, so that this follows what `database.ts` sets. */
function createKinds(types: ReadonlyMap<number, TypeRow>) {
  const sampleOf = (type: TypeRow): string | null => {
    if (type.category !== 'A') return OWN_SAMPLES[type.typname] ?? SAMPLES[type.category] ?? null;
    const element = types.get(type.element);
    const sample = element && sampleOf(element);
    return sample ? `{"${sample.replaceAll('\\', '\\\\')}"}` : null;
  };
  return (oid: number): Kind => {
    const type = types.get(oid);
    const sample = type ? sampleOf(type) : null;
    if (!type || sample === null) return `unknown type ${type?.typname ?? oid}`;
    if (['json', 'jsonb'].includes(type.typname)) return 'json';
    return kindOfValue(pg.types.getTypeParser(oid, 'text')(sample));
  };
}

async function readTypes(sql: Sql): Promise<ReadonlyMap<number, TypeRow>> {
  const rows = await sql<TypeRow>(
    'select oid, typname, typcategory as category, typarray as array_type, typelem as element from pg_type',
  );
  return new Map(rows.map((row) => [row.oid, row]));
}

/** How PostgreSQL writes `check (status in ('cart', …))`. */
const TEXTS_CHECK = /^CHECK \(\("?\w+"? = ANY \(ARRAY\[(.*)\]\)\)\)$/;

async function readTexts(sql: Sql): Promise<ReadonlyMap<string, string[]>> {
  const rows = await sql<{ place: string; definition: string }>(
    `select conrelid || ' ' || conkey[1] as place, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'c' and cardinality(conkey) = 1`,
  );
  return new Map(
    rows.flatMap(({ place, definition }) => {
      const [, list] = TEXTS_CHECK.exec(definition) ?? [];
      return list ? [[place, [...list.matchAll(/'((?:[^']|'')*)'/g)].map(([, text = '']) => text)]] : [];
    }),
  );
}

export async function readCatalog(db: Database): Promise<Catalog> {
  return db.system(async (sql) => {
    const types = await readTypes(sql);
    const functions = await sql<{ oid: number; proname: string }>('select oid, proname from pg_proc');
    const names = new Map(functions.map(({ oid, proname }) => [oid, proname]));
    const columns = await sql<{ place: string }>(
      `select attrelid || ' ' || attnum as place from pg_attribute where attnotnull and not attisdropped`,
    );
    const texts = await readTexts(sql);
    const notNull = new Set(columns.map(({ place }) => place));
    return {
      kindOf: createKinds(types),
      nameOf: (type) => types.get(type)?.typname ?? String(type),
      arrayOf: (type) => types.get(type)?.array_type ?? 0,
      functionName: (oid) => names.get(oid) ?? '',
      isNotNull: (table, column) => notNull.has(`${table} ${column}`),
      textsOf: (table, column) => texts.get(`${table} ${column}`) ?? null,
    };
  });
}
