'use client';

import { useTranslations } from 'next-intl';
import { useFaultText } from '@/components/staff/use-fault-text';
import { useHereTime } from '@/components/staff/use-here-time';
import type { OperatorAct } from '@/lib/contract/staff/operators/operator-calls';
import { OPERATOR_ACTIONS } from '@/lib/domain/staff/operators/operators';
import { useActs } from '@/lib/queries/staff/operators/operator';
import { OperatorFrame } from './operator-frame';

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);

function Act({ act, isOfOne }: { act: OperatorAct; isOfOne: boolean }) {
  const t = useTranslations('StaffOperator');
  const { moment } = useHereTime();
  const { at, by, slug, action, details } = act;
  const known = OPERATOR_ACTIONS.find((one) => one === action);
  const reason = textOf(details.reason);
  const when = moment(at);
  return (
    <li className="grid">
      <span className="text-muted">
        <time dateTime={at}>{when}</time> · {by ?? t('by_command')}
      </span>
      <span>
        {known
          ? t(`op_${known.replace('.', '_')}` as 'op_look_opened', { mail: textOf(details.mail) ?? '' })
          : action}
        {slug !== null && !isOfOne && (
          <>
            {' · '}
            <a className="link-button" href={`/operator/${slug}`}>
              {slug}
            </a>
          </>
        )}
      </span>
      {reason !== null && <q>{reason}</q>}
    </li>
  );
}

/** The acts of operators, the newest first. @param slug null: to all restaurants */
export function Acts({ slug }: { slug: string | null }) {
  const t = useTranslations('StaffOperator');
  const sayFault = useFaultText();
  const { acts, error, isPending, loadMore } = useActs(slug);
  return (
    <>
      {error ? <p role="alert">{sayFault(error)}</p> : null}
      {!isPending && !error && acts.length === 0 && <p className="text-muted">{t('acts_none')}</p>}
      <ol className="grid gap-3" aria-busy={isPending}>
        {acts.map((act) => (
          <Act key={act.id} act={act} isOfOne={slug !== null} />
        ))}
      </ol>
      {loadMore && (
        <button type="button" className="button button-quiet" onClick={loadMore}>
          {t('acts_more')}
        </button>
      )}
    </>
  );
}

/** The history of the installation's operators (rule staff/operators). */
export function ActsScreen() {
  const t = useTranslations('StaffOperator');
  return (
    <OperatorFrame screen="acts">
      <div className="page grid max-w-[640px] gap-6">
        <h1 className="text-page">{t('acts')}</h1>
        <Acts slug={null} />
      </div>
    </OperatorFrame>
  );
}
