'use client';

import { useEffect, useRef } from 'react';
import { AvoidedMark } from '@/components/table/avoided-mark';
import { focusFirstWrong } from '@/components/ui/use-first-wrong';
import { useApp } from '@/lib/browser/app-provider';
import { CommentField } from './comment-field';
import { type LineProps, useRules } from './line/line';
import { OptionChoices } from './options/option-choices';

/** The options and the comment; what is missing is marked and gets the focus (rule menu/options). */
export function ProductForm({ product, line, change }: LineProps) {
  const { establishment } = useApp().tenant;
  const { currency } = useRules({ product, line });
  const form = useRef<HTMLDivElement>(null);
  const { tried } = line;
  useEffect(() => {
    if (tried > 0 && form.current) focusFirstWrong(form.current);
  }, [tried]);
  return (
    <div ref={form}>
      <AvoidedMark productId={product.id} whose="mine" />
      {product.option_groups.map((group) => (
        <OptionChoices
          key={group.id}
          group={group}
          currency={currency}
          choices={line.choices[group.id] ?? []}
          tried={tried > 0}
          onChange={(next) => change({ choices: { ...line.choices, [group.id]: next } })}
        />
      ))}
      <CommentField
        establishment={establishment}
        value={line.comment}
        onChange={(comment) => change({ comment })}
      />
    </div>
  );
}
