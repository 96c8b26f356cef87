import { Globe } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import type { SOCIAL_NETWORKS } from '@/lib/contract/tenant/instance';

type Network = (typeof SOCIAL_NETWORKS)[number];

export const NETWORK_NAMES = {
  instagram: 'Instagram',
  facebook: 'Facebook',
  tiktok: 'TikTok',
  x: 'X',
  youtube: 'YouTube',
  whatsapp: 'WhatsApp',
} as const satisfies Partial<Record<Network, string>>;

const SHAPES: Record<Exclude<Network, 'web'>, ReactNode> = {
  instagram: (
    <>
      <rect x="3" y="3" width="18" height="18" rx="5" />
      <circle cx="12" cy="12" r="4" />
      <path d="M17.2 6.8h.01" />
    </>
  ),
  facebook: <path d="M18 2h-3a5 5 0 0 0-5 5v3H7v4h3v8h4v-8h3l1-4h-4V7a1 1 0 0 1 1-1h3z" />,
  tiktok: <path d="M14 3v11.5a4 4 0 1 1-4-4M14 3c.4 2.9 2.3 4.8 5.5 5" />,
  x: <path d="m4 4 16 16M20 4 4 20" />,
  youtube: (
    <>
      <rect x="2" y="5" width="20" height="14" rx="4" />
      <path d="m10 9 5 3-5 3z" />
    </>
  ),
  whatsapp: (
    <>
      <path d="m3 21 1.7-3.8a9 9 0 1 1 3.4 2.9z" />
      <path d="M9 10a.5.5 0 0 0 1 0V9a.5.5 0 0 0-1 0v1a5 5 0 0 0 5 5h1a.5.5 0 0 0 0-1h-1a.5.5 0 0 0 0 1" />
    </>
  ),
};

export function SocialIcon({ network }: { network: Network }) {
  if (network === 'web') return <Icon of={Globe} size={24} />;
  return (
    <svg width="24" height="24" viewBox="0 0 24 24" className="icon" aria-hidden>
      {SHAPES[network]}
    </svg>
  );
}
