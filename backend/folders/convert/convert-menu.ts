import pLimit from 'p-limit';
import type { LeftOut, Matching, MenuSource } from '@/lib/domain/shop/menu-file';
import type { Draft } from './draft';
import { fetchPicture, type PictureFault } from './fetch-picture';
import { guessMatching } from './from-columns';
import { fromList } from './from-list';
import { recogniseSource, toDraft } from './recognise';
import type { Sheet } from './sheet';
import { type ConvertedMenu, type Shop, toTables } from './to-tables';

const AT_ONCE = 4;
const MOST_PICTURES = 1_000;
const MOST_BYTES = 300 * 1024 * 1024;

/** The draft of a table or of a pasted list. @throws never; a file of ours is no draft, and null */
export function draftOf({
  menu,
  matching,
}: {
  menu: { sheet: Sheet } | { list: string };
  matching?: Matching | undefined;
}): { source: MenuSource; draft: Draft | null; matching: Matching | null } {
  if ('list' in menu) return { source: 'list', draft: fromList(menu.list), matching: null };
  const { sheet } = menu;
  const source = recogniseSource(sheet);
  if (source === 'own') return { source, draft: null, matching: null };
  const chosen = matching ?? guessMatching(sheet);
  const isOwnTable = source === 'columns';
  return {
    source,
    draft: toDraft({ sheet, source, matching: chosen }),
    matching: isOwnTable ? chosen : null,
  };
}

export type FetchedMenu = Omit<ConvertedMenu, 'pictures'> & {
  pictures: { name: string; bytes: Buffer }[];
  lost: { url: string; fault: PictureFault }[];
  left: Map<LeftOut, Set<string>>;
};

/** The files of a draft with its pictures; a product whose picture could not be fetched has none. */
export async function convertMenu({
  draft,
  shop,
  fetch = fetchPicture,
}: {
  draft: Draft;
  shop: Omit<Shop, 'lostPictures'>;
  fetch?: typeof fetchPicture;
}): Promise<FetchedMenu> {
  const { pictures: named } = toTables({ draft, shop: { ...shop, lostPictures: new Set() } });
  const limit = pLimit(AT_ONCE);
  let room = MOST_BYTES;
  const got = await Promise.all(
    named.map(({ name, url }, index) =>
      limit(async () => {
        const bytes = index >= MOST_PICTURES || room <= 0 ? 'too_large' : await fetch({ url });
        if (typeof bytes !== 'string') room -= bytes.length;
        return { name, url, bytes };
      }),
    ),
  );
  const lost = got.flatMap(({ url, bytes }) => (typeof bytes === 'string' ? [{ url, fault: bytes }] : []));
  const lostPictures = new Set(lost.map(({ url }) => url));
  const { files, count } = toTables({ draft, shop: { ...shop, lostPictures } });
  const pictures = got.flatMap(({ name, bytes }) => (typeof bytes === 'string' ? [] : [{ name, bytes }]));
  return { files, count, pictures, lost, left: draft.left };
}
