'use client';

import { KnownTable } from '@/components/table/known-table';
import { MyList } from '@/components/table/my-list/my-list';
import { useApp } from '@/lib/browser/app-provider';
import { sparePart } from '@/lib/browser/parts/lazy-part';
import { resolveCapabilities } from '@/lib/domain/branches/capabilities';

const TableAccount = sparePart(() =>
  import('@/components/table/account/table-account').then((one) => one.TableAccount),
);

/** The part that a known table adds to its name and the waiter, by the class of its branch (rule table/classes). */
function OwnPart() {
  const { supplier } = useApp().screen;
  const { mode } = resolveCapabilities({
    service: 'on_table',
    onTableClass: supplier?.on_table_class ?? null,
    tableKnown: true,
    roomKnown: false,
    hideCallWaiter: false,
  });
  if (mode === 'checkout') return <TableAccount />;
  return mode === 'basic' ? <MyList /> : null;
}

export function TablePart() {
  return (
    <KnownTable>
      <OwnPart />
    </KnownTable>
  );
}
