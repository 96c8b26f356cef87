import * as z from 'zod/mini';
import { defineCall } from '@/lib/contract/define-call';
import { LEFT_OUT, MATCHED, MENU_SOURCES, SHEET_FAULTS } from '@/lib/domain/shop/menu-file';
import { shopCategorySchema, shopGroupSchema, shopProductSchema } from './menu-schema';
import { problemSchema } from './told';

const MOST_BYTES = 4 * 1024 * 1024;

/** The column of somebody's own table that holds each; what is not named is not read. */
export const matchingSchema = z.partialRecord(z.enum(MATCHED), z.string());

const read = {
  source: z.enum(MENU_SOURCES),
  /** Those of the file, each with the first of what it holds. */
  columns: z.array(z.object({ name: z.string(), samples: z.array(z.string()) })),
  /** Null: the program that wrote it is known, and so are its columns. */
  matching: z.nullable(matchingSchema),
};

const readMenuSchema = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('unreadable'), fault: z.enum(SHEET_FAULTS) }),
  z.object({ outcome: z.literal('problems'), ...read, problems: z.array(problemSchema), more: z.int() }),
  z.object({
    outcome: z.literal('read'),
    ...read,
    /** The file says these and a menu here does not keep them; the first names of each. */
    left: z.array(z.object({ what: z.enum(LEFT_OUT), count: z.int(), names: z.array(z.string()) })),
    menu: z.object({
      categories: z.array(shopCategorySchema),
      optionGroups: z.array(shopGroupSchema),
      products: z.array(shopProductSchema),
    }),
    /** Addresses that the file names, of products by their sku; nothing was fetched. */
    pictures: z.array(z.object({ sku: z.string(), url: z.string() })),
  }),
]);
export type ReadMenu = z.infer<typeof readMenuSchema>;

/** A screen saves the rest as a change like any other (rule tenant/menu-file). */
export const readMenuFile = defineCall({
  service: 'staff',
  auth: 'staff',
  status: 200,
  scope: 'shop:write',
  method: 'POST',
  path: '/staff/shop/menu-file.json',
  branch: 'whole',
  summary:
    'Reads a menu that another program exported, somebody’s own table (CSV or XLSX) or a pasted list, and writes nothing',
  body: z.strictObject({
    kind: z.enum(['table', 'list']),
    /** A `Matching` as JSON; without it the columns’ names are trusted. */
    matching: z.optional(z.string().check(z.maxLength(4_000), z.regex(/^\{[\s\S]*\}$/))),
  }),
  file: { mostBytes: MOST_BYTES },
  response: readMenuSchema,
});
