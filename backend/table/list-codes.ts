import type { Context } from '@/backend/context';
import { AppError } from '@/backend/errors';
import type { TableKind } from '@/lib/domain/table/table-visit';
import type { Language } from '@/lib/domain/tenant/countries';
import { screenPath } from '@/lib/domain/tenant/screen-path';

type CodeRow = {
  kind: TableKind;
  label: string;
  code: string;
  slug: string;
  branch_name: string | null;
  name: string;
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
    branch: string;
    branch_name: string;
    url: string;
    short_address: string;
  }[];
};

/** These addresses are short, because people without a camera type them. */
const MENUS = { table: '*/md', room: '*/service-room' } as const satisfies Record<TableKind, string>;

/**
 * Lists codes of one branch or of all, for the operator (rule table/code). `url` is what the QR code holds; `short_address` is the
 * menu of the branch's tables or rooms.
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
    sql<CodeRow>(
      `select t.kind, t.label, t.code, s.slug, s.settings ->> 'name' as branch_name, i.name,
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
  const { host } = new URL(publicOrigin);
  return {
    name: first.name,
    lang: instance.language,
    color: first.color,
    logo: first.logo && `${publicOrigin}/services/experience/pictures/${first.logo}.webp`,
    codes: rows.map(({ kind, label, code, slug, branch_name }) => ({
      kind,
      label,
      branch: slug,
      branch_name: branch_name ?? slug,
      url: `${publicOrigin}${screenPath({ screen: 'md' })}?table=${code}`,
      short_address: `${host}${screenPath({ screen: MENUS[kind], slug })}`,
    })),
  };
}
