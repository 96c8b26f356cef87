'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { OptionLines } from '@/components/ui/option-lines';
import { QrCode } from '@/components/ui/qr-code';
import { Sheet } from '@/components/ui/sheet';
import { useApp } from '@/lib/browser/app-provider';
import { optionLines } from '@/lib/domain/cart/option-words';
import { splitCode } from '@/lib/domain/table/code-parts';
import { printWaiterCode } from '@/lib/domain/table/waiter-code';
import { useTableLabel } from './use-join';
import type { WaitingLine } from './waiting-lines';

type Code = { member: number | null; secret: string | null; key: string };

/** The contents of the QR codes; none without a member, because nobody could send them. */
function useCodes(lines: readonly WaitingLine[], { member: me, secret, key }: Code): string[] {
  const { tableId } = useApp().stores.ontable.getState();
  const [codes, setCodes] = useState<string[]>([]);
  useEffect(() => {
    if (tableId === null || me === null || secret === null || lines.length === 0) return;
    let isLeft = false;
    const coded = lines.map((line) => ({
      offerId: line.product_supplier_id,
      count: line.count,
      choices: line.options,
      comment: line.comment,
      member: line.member ?? me,
      forAll: line.for_all,
      ...(line.later && { later: true }),
    }));
    // Without a signature the dishes are still read in big type.
    printWaiterCode({ tableId, member: me, key, lines: coded, secret }).then(
      (text) => !isLeft && setCodes(splitCode({ text, key })),
      () => undefined,
    );
    return () => {
      isLeft = true;
    };
  }, [lines, tableId, me, secret, key]);
  return codes;
}

/** One at a time, so that no camera sees two. */
function Codes({ codes }: { codes: readonly string[] }) {
  const t = useTranslations('Table');
  const [shown, setShown] = useState(0);
  const at = shown % codes.length;
  return (
    <div className="waiter-code">
      <QrCode text={codes[at] ?? ''} title={t('show_waiter_code')} />
      {codes.length > 1 && (
        <>
          <p role="status" className="mt-2 font-semibold">
            {t('show_waiter_part', { part: at + 1, of: codes.length })}
          </p>
          <button type="button" className="button mt-2 w-full" onClick={() => setShown(at + 1)}>
            {t('show_waiter_next')}
          </button>
        </>
      )}
    </div>
  );
}

/** Table, dishes and a code, in big type, for a diner who cannot send them now (rule table/waiter-code). */
export function ShowWaiter({
  lines,
  code,
  onTaken,
  onClose,
}: {
  lines: readonly WaitingLine[];
  code: Code;
  /** The waiter has copied it by hand. */
  onTaken: () => void;
  onClose: () => void;
}) {
  const [t, cart] = [useTranslations('Table'), useTranslations('Cart')];
  const label = useTableLabel();
  const codes = useCodes(lines, code);
  return (
    <Sheet open tall onClose={onClose} title={t('table', { label })} closeLabel={t('close')}>
      <ul className="waiter-lines">
        {lines.map(({ id, count, name, options, comment, later }) => (
          <li key={id}>
            <p>
              {count} × {name}
            </p>
            <OptionLines lines={optionLines(options)} className="text-lead" />
            {comment && <p className="text-lead italic">«{comment}»</p>}
            {later && <p className="text-lead">{cart('later')}</p>}
          </li>
        ))}
      </ul>
      {codes.length > 0 && <Codes codes={codes} />}
      <p className="mt-4">{t('show_waiter_text')}</p>
      <button
        type="button"
        className="button button-quiet mt-4 w-full"
        onClick={() => {
          onTaken();
          onClose();
        }}
      >
        {t('waiter_took')}
      </button>
    </Sheet>
  );
}
