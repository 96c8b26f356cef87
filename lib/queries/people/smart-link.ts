'use client';

import { useMutation } from '@tanstack/react-query';
import { useApp } from '@/lib/browser/app-provider';
import type { OpenedSmartLink } from '@/lib/browser/links/smart-link';
import { getOrder } from '@/lib/contract/orders/calls';
import { loginSmartLink } from '@/lib/contract/people/account-calls';
import { paymentStep } from '@/lib/domain/payments/payment-step';
import { screenPath } from '@/lib/domain/tenant/screen-path';
import { ASK_AGAIN } from '@/lib/queries/ask-again';
import { type Outcome, toOutcome } from '@/lib/queries/outcome';
import { adoptProfile } from '@/lib/stores/adopt-profile';

/** Becomes the link's profile. @returns where it leads: the order, its payment, or the branch's home */
export function useSmartLink(slug: string) {
  const { http, stores, profileReady } = useApp();
  const change = useMutation({
    ...ASK_AGAIN,
    mutationFn: async ({ profileId, token, purchaseId }: OpenedSmartLink) => {
      // Else the anonymous profile of this visit could come after it.
      await profileReady;
      const params = { profile_id: String(profileId) };
      adoptProfile({ stores, profile: await http(loginSmartLink, { params, query: { token } }) });
      if (purchaseId === null) return screenPath({ screen: '*', slug });
      const order = await http(getOrder, { params: { id: String(purchaseId) } });
      const screen = paymentStep(order) === 'to_pay' ? '*/webcheckout/#' : '*/order/#';
      return screenPath({ screen, slug, id: purchaseId });
    },
  });
  return (link: OpenedSmartLink): Promise<Outcome<string>> => toOutcome(change.mutateAsync(link));
}
