'use client';

import { useState } from 'react';
import { ApiError } from '@/lib/clients/api-error';

/** A code is asked for when the backend asks for one, which it does after the password alone (rule staff/second-factor). */
export function useAskedCode() {
  const [isAsked, setAsked] = useState(false);
  const [code, setCode] = useState('');
  return {
    ...{ isAsked, code, setCode },
    given: isAsked ? { code } : {},
    /** Sends, and asks for the code in the place of the failure that wants one. */
    async ask(send: () => Promise<unknown>): Promise<void> {
      try {
        await send();
      } catch (error) {
        if (!(error instanceof ApiError) || error.key !== 'second_factor_needed') throw error;
        setAsked(true);
      }
    },
  };
}
