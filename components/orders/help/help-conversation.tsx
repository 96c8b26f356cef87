import { useTranslations } from 'next-intl';
import type { HelpMessage, OrderHelp } from '@/lib/contract/orders/help-calls';

function Message({
  message: { from, words, has_photo: hasPhoto },
  reason,
  branch,
}: {
  message: HelpMessage;
  reason: HelpMessage['reason'];
  branch: string;
}) {
  const t = useTranslations('Order');
  const isBranch = from === 'branch';
  return (
    <li className={isBranch ? 'border-brand-text border-l-4 pl-3' : 'card grid gap-1 p-4'}>
      <p className="text-muted">{isBranch ? t('help_answered', { branch }) : t('help_you')}</p>
      {reason !== null && <p className="font-semibold">{t(`help_${reason}`)}</p>}
      {words && <p className="[overflow-wrap:anywhere] whitespace-pre-line">{words}</p>}
      {hasPhoto && <p className="text-muted">{t('help_has_photo')}</p>}
    </li>
  );
}

/** The last messages, each reason once. It stays while it is empty, so that a screen reader hears each one come. */
export function HelpConversation({ help, branch }: { help: OrderHelp | undefined; branch: string }) {
  const { messages = [], older = 0, waits = false } = help ?? {};
  const t = useTranslations('Order');
  const reasonOf = ({ reason }: HelpMessage, at: number) =>
    messages.slice(0, at).findLast(({ from }) => from === 'diner')?.reason === reason ? null : reason;
  return (
    <div aria-live="polite">
      {older > 0 && <p className="mt-4 text-muted">{t('help_older', { count: older })}</p>}
      {messages.length > 0 && (
        <ul className="mt-4 grid gap-3">
          {messages.map((message, at) => (
            <Message
              key={`${message.id}-${message.from}`}
              {...{ message, branch }}
              reason={reasonOf(message, at)}
            />
          ))}
        </ul>
      )}
      {waits && <p className="mt-3 text-muted">{t('help_waits', { branch })}</p>}
      {!waits && messages.at(-1)?.from === 'diner' && (
        <p className="mt-3 text-muted">{t('help_settled', { branch })}</p>
      )}
    </div>
  );
}
