import type { Context } from '@/backend/context';
import { AppError } from '@/backend/errors';
import { byArea } from '@/lib/domain/table/areas';
import type { TableKind } from '@/lib/domain/table/table-visit';
import type { Language } from '@/lib/domain/tenant/countries';
import { screenPath } from '@/lib/domain/tenant/screen-path';

/** `slug`: the branch's. */
export type CodeRow = { kind: TableKind; label: string; code: string; slug: string };
type ListedRow = CodeRow & {
  branch_name: string | null;
  name: string;
  area: string | null;
  /** Hash and width. */
  logo: string | null;
  color: string;
};
export type TableCodes = {
  name: string;
  lang: Language;
  /** The brand's, `#rrggbb`. */
  color: string;
  /** Its address. */
  logo: string | null;
  codes: {
    kind: TableKind;
    label: string;
    /** The part of the room in which it stands (rule table/areas). */
    area: string | null;
    branch: string;
    branch_name: string;
    url: string;
    short_address: string;
  }[];
};

/** These addresses are short, because people without a camera type them. */
const MENUS = { table: '*/md', room: '*/service-room' } as const satisfies Record<TableKind, string>;

/** `url` is what the QR code holds; `short_address` is the menu of the branch's tables or rooms. */
export function toCode({ ctx: { publicOrigin }, row }: { ctx: Context; row: CodeRow }) {
  const { kind, label, code, slug } = row;
  return {
    ...{ kind, label, branch: slug },
    url: `${publicOrigin}${screenPath({ screen: 'md' })}?table=${code}`,
    short_address: `${new URL(publicOrigin).host}${screenPath({ screen: MENUS[kind], slug })}`,
  };
}

/** Those of one part of a room are printed one after another, branch by branch. */
const partsOf = (rows: readonly ListedRow[]): ListedRow[] =>
  [...new Set(rows.map(({ slug }) => slug))]
    .flatMap((branch) => byArea(rows.filter(({ slug }) => slug === branch)))
    .flatMap(({ tables }) => tables);

/**
 * Lists codes of one branch or of all, by the parts of their rooms, for the operator (rule table/code).
 * @throws not_found
 */
export async function listCodes({
  ctx,
  input: { branch },
}: {
  ctx: Context;
  input: { branch: string | null };
}): Promise<TableCodes> {
  const { instance, publicOrigin } = ctx;
  const rows = await ctx.db.tenant(instance.id, (sql) =>
    sql<ListedRow>(
      `select t.kind, t.label, t.area, t.code, s.slug, s.settings ->> 'name' as branch_name, i.name,
         (i.settings -> 'logo' ->> 'hash') || '-' || (i.settings -> 'logo' ->> 'width') as logo,
         coalesce(i.settings -> 'theme' ->> 'themeColor', '#000000') as color
       from tables t join suppliers s on s.instance_id = t.instance_id and s.id = t.supplier_id
         join instances i on i.id = t.instance_id
       where t.instance_id = $1 and t.active and t.removed_at is null
         and s.removed_at is null and ($2::text is null or s.slug = $2)
       order by s.position, t.position`,
      [instance.id, branch],
    ),
  );
  const [first] = rows;
  const where = branch === null ? instance.slug : `branch ${branch} of ${instance.slug}`;
  if (!first) throw new AppError('not_found', { message: `There is no table or room at ${where}.` });
  return {
    name: first.name,
    lang: instance.language,
    color: first.color,
    logo: first.logo && `${publicOrigin}/services/experience/pictures/${first.logo}.webp`,
    codes: partsOf(rows).map((row) => ({
      ...toCode({ ctx, row }),
      area: row.area,
      branch_name: row.branch_name ?? row.slug,
    })),
  };
}
