import { Copy, MessageCircle, Share2 } from 'lucide';
import { useState } from 'react';
import { Icon } from '@/components/ui/icon';
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
  const [isCopied, setCopied] = useState(false);
  const canShare = 'share' in navigator;
  // A closed share sheet and a browser that refuses are no failures: the address is in sight.
  const share = () => navigator.share({ text, url }).catch(() => undefined);
  const copy = () =>
    navigator.clipboard?.writeText(url).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  return (
    <>
      <p className="select-all break-all text-muted">{url}</p>
      {canShare && (
        <button type="button" className="button w-full" onClick={() => void share()}>
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
        onClick={() => void copy()}
      >
        <Icon of={Copy} size={20} className="flex-none" />
        {isCopied ? words.copied : words.copy}
      </button>
    </>
  );
}
