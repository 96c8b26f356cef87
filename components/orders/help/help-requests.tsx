import { useTranslations } from 'next-intl';
import type { HelpRequest } from '@/lib/contract/orders/help-calls';

function Request({ request, branch }: { request: HelpRequest; branch: string }) {
  const t = useTranslations('Order');
  const { reason, words, has_photo: hasPhoto, answer } = request;
  return (
    <li className="card grid gap-2 p-4">
      <p className="font-semibold">{t(`help_${reason}`)}</p>
      {words && <p className="[overflow-wrap:anywhere] whitespace-pre-line">{words}</p>}
      {hasPhoto && <p className="text-muted">{t('help_has_photo')}</p>}
      {answer === null ? (
        <p className="text-muted">{t('help_waits', { branch })}</p>
      ) : (
        <div className="border-brand-text border-l-4 pl-3">
          <p className="text-muted">{t('help_answered', { branch })}</p>
          <p className="[overflow-wrap:anywhere] whitespace-pre-line">{answer}</p>
        </div>
      )}
    </li>
  );
}

/** What was asked, and what the branch answered; who hears the page is told of an answer. */
export function HelpRequests({ requests, branch }: { requests: readonly HelpRequest[]; branch: string }) {
  return (
    <ul className="mt-4 grid gap-3" aria-live="polite">
      {requests.map((request) => (
        <Request key={request.id} request={request} branch={branch} />
      ))}
    </ul>
  );
}
