'use client';

import { QueryClientProvider } from '@tanstack/react-query';
import { SavedPlaces } from '@/components/delivery/saved-places/saved-places';
import { useApp, useSlice } from '@/lib/browser/app-provider';
import { pointOf } from '@/lib/contract/people/contact';
import { getQueryClient } from '@/lib/queries/query-client';
import { chooseSaved } from '@/lib/stores/delivery/chosen-address';
import { NO_WORDS } from '@/lib/stores/delivery/saved-addresses';

/** Saved addresses in the left panel: a tap chooses one for the page below and the next order (rule delivery/saved-addresses). */
export function PanelPlaces({ onClose }: { onClose: () => void }) {
  const { stores, tenant } = useApp();
  const saved = useSlice('profile', ({ places }) => places).filter((one) => pointOf(one) !== null);
  const chosen = useSlice('delivery', ({ place }) => place);
  const delivers = tenant.services.some((service) => service === 'delivery' || service === 'schedule');
  if (!delivers) return null;
  return (
    <QueryClientProvider client={getQueryClient()}>
      <div className="panel-places">
        <SavedPlaces
          saved={saved}
          current={chosen ?? NO_WORDS}
          onChoose={(one) => {
            chooseSaved({ stores, saved: one });
            onClose();
          }}
        />
      </div>
    </QueryClientProvider>
  );
}
