'use client';

import { useFormatter, useTranslations } from 'next-intl';
import { useState } from 'react';
import { NamedButton, NamedThing } from '@/components/staff/named-button';
import { OneTimeLink } from '@/components/staff/people/invite';
import { useFaultText } from '@/components/staff/use-fault-text';
import { useSending } from '@/components/staff/use-sending';
import { serverNow } from '@/lib/browser/server-clock';
import { endTelevision, type OpenedTelevision, openTelevision } from '@/lib/contract/staff/television-calls';
import { useStaff } from '@/lib/queries/staff/staff-context';
import { useTelevisions } from '@/lib/queries/staff/televisions';

/** Its link and its code, once. */
function Opened({ opened: { url, code } }: { opened: OpenedTelevision }) {
  const t = useTranslations('Staff');
  return <OneTimeLink url={url} text={t('television_opened', { code, host: new URL(url).host })} />;
}

/** Makes and ends the screens in the hall of a branch (rule staff/television). */
export function Televisions({ slug, branchId }: { slug: string; branchId: number }) {
  const { http } = useStaff();
  const t = useTranslations('Staff');
  const format = useFormatter();
  const sayFault = useFaultText();
  const { televisions, error, show, askAgain } = useTelevisions(slug);
  const [opened, setOpened] = useState<OpenedTelevision | null>(null);
  const opening = useSending(async () => {
    setOpened(null);
    setOpened(await http(slug)(openTelevision, { body: { supplier_id: branchId } }));
    askAgain();
  });
  const ending = useSending(async (id: number) => {
    if (opened?.id === id) setOpened(null);
    show(await http(slug)(endTelevision, { params: { id: String(id) } }));
  });
  const fault = opening.fault ?? ending.fault ?? (error && !televisions ? sayFault(error) : null);
  return (
    <section className="grid gap-3" aria-labelledby="televisions">
      <h2 className="text-section" id="televisions">
        {t('television')}
      </h2>
      <p className="text-muted">{t('television_what')}</p>
      <ul className="grid gap-3">
        {televisions
          ?.filter(({ supplier_id: of }) => of === branchId)
          .map(({ id, created_at: at }) => ({
            ...{ id, since: t('television_since', { when: format.relativeTime(new Date(at), serverNow()) }) },
          }))
          .map(({ id, since }) => (
            <li key={id} className="board-card">
              <NamedThing name={since}>
                <span>{since}</span>
                <NamedButton
                  words={t('television_end')}
                  className="button button-quiet button-danger"
                  disabled={ending.isPending}
                  onClick={() => ending.press(id)}
                />
              </NamedThing>
            </li>
          ))}
      </ul>
      {fault !== null && <p role="alert">{fault}</p>}
      <button
        type="button"
        className="button button-quiet"
        disabled={opening.isPending}
        onClick={opening.press}
      >
        {t('television_open')}
      </button>
      {opened && <Opened opened={opened} />}
    </section>
  );
}
