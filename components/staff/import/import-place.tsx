'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { RefusalNote } from '@/components/staff/editing/refusal';
import { SavedNote } from '@/components/staff/editing/saved-note';
import type { ShopDraft } from '@/components/staff/editing/use-shop-draft';
import { useSending } from '@/components/staff/use-sending';
import type { ReadMenu } from '@/lib/contract/staff/shop/menu-file-calls';
import type { Matching } from '@/lib/domain/shop/menu-file';
import { type MenuFile, useMenuFile } from '@/lib/queries/staff/shop/menu-file';
import { ChooseFile } from './choose-file';
import { LeftOutList } from './left-out-list';
import { MatchColumns } from './match-columns';
import { MenuPreview } from './menu-preview';
import { ProblemsOfFile } from './problems-of-file';

export type ImportDraft = ShopDraft<'tenant' | 'branches' | 'categories' | 'optionGroups' | 'products'>;
type Opened = { given: MenuFile; read: ReadMenu };

/** First the file, then what it would be, then what is kept of it. */
export function ImportPlace({ slug, draft }: { slug: string; draft: ImportDraft }) {
  const t = useTranslations('StaffImport');
  const ask = useMenuFile(slug);
  const [opened, open] = useState<Opened | null>(null);
  const { press, isPending, fault } = useSending(async (given: MenuFile, matching: Matching | null) =>
    open({ given, read: await ask(given, matching) }),
  );
  const read = opened?.read;
  return (
    <>
      <ChooseFile isPending={isPending} onChoose={(given) => press(given, null)} />
      {fault !== null && (
        <p role="alert" className="text-danger">
          {fault}
        </p>
      )}
      {read?.outcome === 'unreadable' && (
        <p role="alert" className="text-danger">
          {t(`fault_${read.fault}`)}
        </p>
      )}
      {read && read.outcome !== 'unreadable' && <p role="status">{t(`source_${read.source}`)}</p>}
      {opened && read && read.outcome !== 'unreadable' && read.matching !== null && (
        <MatchColumns
          columns={read.columns}
          matching={read.matching}
          isPending={isPending}
          onMatch={(matching) => press(opened.given, matching)}
        />
      )}
      {read?.outcome === 'problems' && <ProblemsOfFile {...{ read }} />}
      {read?.outcome === 'read' && (
        <>
          <LeftOutList left={read.left} />
          <MenuPreview key={JSON.stringify(read.matching)} {...{ draft, read }} onSaved={() => open(null)} />
        </>
      )}
      <RefusalNote />
      <SavedNote />
    </>
  );
}
