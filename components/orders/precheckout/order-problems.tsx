'use client';

import type { RefObject } from 'react';
import { useFormState } from 'react-hook-form';
import { useErrorText } from '@/components/layout/error-text';
import { useApp } from '@/lib/browser/app-provider';
import type { CartIssue } from '@/lib/contract/cart/cart';
import type { OrderForm } from './order-form';

/** Problems that are said before submitting too: they hinder the order as it is now. */
const AT_ONCE: readonly CartIssue['key'][] = ['no_coverage', 'branch_not_in_area', 'min_order', 'now_full'];
const AT_FIELD: readonly CartIssue['key'][] = [
  'closed',
  'delivery_closed',
  'paused',
  'schedule_required',
  'slot_taken',
  'slot_full',
  'place_required',
  'place_vague',
  'zone_required',
  'contact_required',
  'age_required',
  'under_age',
  'payment_method_required',
  'payment_minimum',
  'cash_amount_low',
];

export function OrderProblems({
  issues,
  textRef,
}: {
  issues: readonly CartIssue[];
  textRef: RefObject<HTMLParagraphElement | null>;
}) {
  const errorText = useErrorText(useApp().tenant);
  const { isSubmitted } = useFormState<OrderForm>();
  const said = issues.filter(
    // Those of a line are said at it and beside the button (rule cart/stopped).
    ({ key, line_id: line }) =>
      line === null && (isSubmitted ? !AT_FIELD.includes(key) : AT_ONCE.includes(key)),
  );
  return (
    <p ref={textRef} tabIndex={-1} className="error mt-4 min-h-[24px]" role="alert">
      {[...new Set(said.map(({ key, values }) => errorText(key, values)))].join(' ')}
    </p>
  );
}
