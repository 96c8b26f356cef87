'use client';

import { type ReactNode, useMemo, useRef, useState } from 'react';
import { ApiError } from '@/lib/clients/api-error';
import type { Http } from '@/lib/clients/http';
import type { Allowed } from '@/lib/domain/staff/allowing';
import { isSilence } from '@/lib/queries/ask-again';
import { useIsTablet } from '@/lib/queries/staff/devices';
import { StaffContext } from '@/lib/queries/staff/staff-context';
import type { Taps } from '@/lib/stores/staff-taps';
import { AllowDialog } from './allow-dialog';
import { allowingHttp, type RefusedCall } from './allowing-http';

type Waiting = RefusedCall & { answer: (value: unknown) => void; fail: (error: unknown) => void };

/** Refusals that are said beside the keys: the PIN is typed again. */
const OF_PIN: readonly string[] = ['wrong_pin', 'pin_waits', 'pin_stopped', 'rate_limited', 'forbidden'];
const staysOpen = (error: unknown): boolean =>
  isSilence(error) || (error instanceof ApiError && OF_PIN.includes(error.key));

/** Every screen's calls: at a shared tablet one that is refused asks for somebody who may, and goes on with the answer (rule staff/allowing). */
export function Allowing({
  httpOf,
  taps,
  children,
}: {
  httpOf: (slug: string | null, allowed: Allowed | null) => Http;
  taps: Taps;
  children: ReactNode;
}) {
  const isTablet = useIsTablet();
  const [waiting, setWaiting] = useState<Waiting | null>(null);
  const isAsking = useRef(false);
  const staff = useMemo(() => {
    const ask = (refused: RefusedCall): Promise<unknown> => {
      if (!isTablet() || isAsking.current) throw refused.refusal;
      isAsking.current = true;
      return new Promise((answer, fail) => setWaiting({ ...refused, answer, fail })).finally(() => {
        isAsking.current = false;
        setWaiting(null);
      });
    };
    return {
      taps,
      http: (slug: string | null) => allowingHttp({ httpBy: (allowed) => httpOf(slug, allowed), ask }),
    };
  }, [isTablet, httpOf, taps]);
  return (
    <StaffContext value={staff}>
      {children}
      {waiting && (
        <AllowDialog
          scope={waiting.scope}
          onAllow={async (allowed) => {
            try {
              waiting.answer(await waiting.send(allowed));
            } catch (error) {
              if (staysOpen(error)) throw error;
              waiting.fail(error);
            }
          }}
          onClose={() => waiting.fail(waiting.refusal)}
        />
      )}
    </StaffContext>
  );
}
