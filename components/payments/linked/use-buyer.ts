import { useRef, useState } from 'react';
import { useFirstWrong } from '@/components/ui/use-first-wrong';
import { useApp, useSlice } from '@/lib/browser/app-provider';
import { type Buyer, buyerSchemaOf } from '@/lib/contract/people/contact';
import type { BookingEmail } from '@/lib/domain/people/asked-rule';
import { PHONE_CODES } from '@/lib/domain/people/phone-codes';
import { toPhoneText } from '@/lib/domain/people/phone-numbers';

export const BUYER_FIELDS = ['name', 'phone', 'email'] as const;
export type BuyerField = (typeof BUYER_FIELDS)[number];
type Problem = 'required' | 'leading_space' | 'invalid_email' | 'invalid_phone' | 'invalid';

function problemOf(field: BuyerField, text: string): Problem {
  if (text.trim() === '') return 'required';
  if (field === 'email') return 'invalid_email';
  if (field === 'phone') return 'invalid_phone';
  return /^\s/.test(text) ? 'leading_space' : 'invalid';
}

/**
 * The person who pays or books: starts with the guest's own profile; kept nowhere (rule orders/links).
 * @param email as the branch asks for it; an `unused` one is not sent (rule people/optional-email)
 * @param asksPhone false: a known one is shown, and none is asked for (rule people/optional-phone)
 */
export function useBuyer({ email = 'required', asksPhone }: { email?: BookingEmail; asksPhone: boolean }) {
  const { country } = useApp().tenant;
  const profile = useSlice('profile', (slice) => slice.profile);
  const [typed, setTyped] = useState(() => ({
    name: profile?.name ?? '',
    phone: profile ? toPhoneText({ country, ...profile }) : '',
    email: profile?.email ?? '',
  }));
  const [tried, setTried] = useState(false);
  const [isPhoneKept, setPhoneKept] = useState(false);
  if (typed.phone !== '' && !isPhoneKept) setPhoneKept(true);
  const code = { phone_code: PHONE_CODES[country].code, phone_code_iso2: country };
  const said = email === 'unused' ? { ...typed, email: '' } : typed;
  const asksEmail = email === 'required';
  const parsed = buyerSchemaOf({ country, asksEmail, asksPhone }).safeParse({ ...said, ...code });
  const wrong = parsed.success ? [] : parsed.error.issues.map(({ path }) => path[0]);
  const problems = new Map(
    BUYER_FIELDS.filter((field) => wrong.includes(field)).map((field) => [
      field,
      problemOf(field, typed[field]),
    ]),
  );
  const otherwise = useRef<HTMLParagraphElement>(null);
  const { form, refuse } = useFirstWrong({ wrong: [tried, ...problems.keys()], otherwise });
  return {
    form,
    typed,
    /** `known`: shown, and may be emptied. */
    phone: asksPhone ? ('asked' as const) : isPhoneKept ? ('known' as const) : ('hidden' as const),
    /** Whatever was tried. */
    wrong: [...problems.keys()],
    problems: tried ? problems : new Map<BuyerField, Problem>(),
    change: (field: BuyerField, text: string) => setTyped((before) => ({ ...before, [field]: text })),
    /** Shows what is missing. */
    tell: () => {
      if (parsed.success) return;
      setTried(true);
      refuse([true, ...problems.keys()]);
    },
    /** Null while something is missing. */
    read: (): Buyer | null => (parsed.success ? parsed.data : null),
  };
}
