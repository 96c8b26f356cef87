import { Copy, MessageCircle, Share2 } from 'lucide';
import { CopyByHand } from '@/components/layout/copy-by-hand';
import { Icon } from '@/components/ui/icon';
import { useCopy } from '@/lib/browser/use-copy';
import { whatsappShareHref } from '@/lib/domain/branches/contact';

/** Gives an address away: by the phone's own sheet where it has one, by WhatsApp, or as text. Needs no configuration. */
export function ShareWays({
  text,
  url,
  words,
}: {
  text: string;
  url: string;
  words: { share: string; chat: string; copy: string; copied: string };
}) {
  const { state, copy, share } = useCopy();
  const canShare = 'share' in navigator;
  return (
    <>
      {state !== 'refused' && <p className="select-all break-all text-muted">{url}</p>}
      <CopyByHand state={state} text={url} />
      {canShare && (
        <button type="button" className="button w-full" onClick={() => void share({ text, url }, url)}>
          <Icon of={Share2} size={20} className="flex-none" />
          {words.share}
        </button>
      )}
      <a
        className="button button-quiet w-full"
        href={whatsappShareHref(`${text} ${url}`)}
        target="_blank"
        rel="noopener noreferrer"
      >
        <Icon of={MessageCircle} size={20} className="flex-none" />
        {words.chat}
      </a>
      <button
        type="button"
        className="button button-quiet w-full"
        aria-live="polite"
        onClick={() => void copy(url)}
      >
        <Icon of={Copy} size={20} className="flex-none" />
        {state === 'copied' ? words.copied : words.copy}
      </button>
    </>
  );
}
