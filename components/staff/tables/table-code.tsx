'use client';

import { QrCode as QrIcon } from 'lucide';
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useShop } from '@/components/staff/shop';
import { useFaultText } from '@/components/staff/use-fault-text';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { Dialog } from '@/components/ui/dialog';
import { Icon } from '@/components/ui/icon';
import { QrCode } from '@/components/ui/qr-code';
import { type TableCode as Code, renewTableCode } from '@/lib/contract/staff/table-calls';
import { useTableCode } from '@/lib/queries/staff/table-code';
import { useRoomPlace } from './room-place';
import { useRoomSending } from './use-table-sending';

type Shown = { code: Code };

/** The code as a card of paper, to be put on the table. */
function Card({ code: { label, url, short_address: address } }: Shown) {
  const t = useTranslations('StaffTables');
  const { name } = useShop();
  return (
    <div className="ticket ticket-card">
      <p>{name}</p>
      <p className="ticket-number">{t('table', { label })}</p>
      <QrCode text={url} title={t('code_title', { label })} />
      <p>{t('code_scan')}</p>
      <p>{t('code_typed', { address })}</p>
    </div>
  );
}

function PrintCard({ code }: Shown) {
  const t = useTranslations('StaffTables');
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    if (!isPrinting) return;
    const end = () => setPrinting(false);
    window.addEventListener('afterprint', end);
    window.print();
    return () => window.removeEventListener('afterprint', end);
  }, [isPrinting]);
  return (
    <>
      <button type="button" className="button" onClick={() => setPrinting(true)}>
        {t('code_print')}
      </button>
      {isPrinting && createPortal(<Card {...{ code }} />, document.body)}
    </>
  );
}

/** Ends what was printed, after a question. */
function Renew({ code, tableId }: Shown & { tableId: number }) {
  const t = useTranslations('StaffTables');
  const { slug } = useRoomPlace();
  const { show } = useTableCode({ slug, tableId });
  const [isAsking, setAsking] = useState(false);
  const { press, isPending, fault } = useRoomSending();
  const renew = () =>
    press(
      async (ask) =>
        show(await ask(renewTableCode, { params: { id: String(tableId) }, body: { old: code.url } })),
      () => setAsking(false),
    );
  return (
    <>
      <button type="button" className="button button-quiet" onClick={() => setAsking(true)}>
        {t('code_renew')}
      </button>
      {isAsking && (
        <ConfirmDialog
          title={t('code_renew_title', { label: code.label })}
          keep={t('keep')}
          go={t('code_renew')}
          isPending={isPending}
          onClose={() => setAsking(false)}
          onGo={renew}
        >
          <p>{t('code_renew_text')}</p>
          {fault !== null && (
            <p role="alert" className="text-danger">
              {fault}
            </p>
          )}
        </ConfirmDialog>
      )}
    </>
  );
}

/** Read when it is shown: a code that was renewed meanwhile is none. */
function Loaded({ tableId }: { tableId: number }) {
  const t = useTranslations('StaffTables');
  const { slug, scopes } = useRoomPlace();
  const sayFault = useFaultText();
  const { code, error } = useTableCode({ slug, tableId });
  if (!code) return error ? <p role="alert">{sayFault(error)}</p> : <div className="room-code" aria-busy />;
  return (
    <div className="grid gap-4">
      <div className="room-code">
        <QrCode text={code.url} title={t('code_title', { label: code.label })} />
      </div>
      <p>{t('code_show')}</p>
      <p className="text-muted">{t('code_typed', { address: code.short_address })}</p>
      <PrintCard {...{ code }} />
      {scopes.includes('people:write') && <Renew {...{ code, tableId }} />}
    </div>
  );
}

/** The code of a table, for a guest's phone to scan from this screen, or for paper (rule staff/codes). */
export function TableCode({ tableId, label }: { tableId: number; label: string }) {
  const t = useTranslations('StaffTables');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className="icon-button"
        aria-label={t('code_title', { label })}
        onClick={() => setOpen(true)}
      >
        <Icon of={QrIcon} size={24} />
      </button>
      {isOpen && (
        <Dialog title={t('code_title', { label })} closeLabel={t('dismiss')} onClose={() => setOpen(false)}>
          <Loaded {...{ tableId }} />
        </Dialog>
      )}
    </>
  );
}
