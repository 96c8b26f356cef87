'use client';

import { useTranslations } from 'next-intl';
import type { StaffOrder } from '@/lib/contract/staff/calls';

type Line = StaffOrder['products'][number];

const counted = ({ count, name }: { count: number; name: string }) =>
  count > 1 ? `${count} × ${name}` : name;

function Options({ options }: Pick<Line, 'options'>) {
  return options.map((option) => (
    <span key={option.option_id} className="block ps-4">
      {counted(option)}
      {option.text && `: ${option.text}`}
      {option.options?.map((inside) => (
        <span key={inside.option_id} className="block ps-4">
          {counted(inside)}
          {inside.text && `: ${inside.text}`}
        </span>
      ))}
    </span>
  ));
}

/** Options and notes stand under the dish that they change. */
export function OrderLines({ lines }: { lines: readonly Line[] }) {
  const t = useTranslations('Staff');
  return (
    <ul className="grid gap-2 text-lead">
      {lines.map(({ id, count, name, options, comment, member }) => (
        <li key={id}>
          <strong>
            {count} × {name}
          </strong>
          <Options options={options} />
          {member && <span className="block ps-4 text-muted">{t('line_of', { name: member })}</span>}
          {comment && <span className="board-warn mt-1 block">{comment}</span>}
        </li>
      ))}
    </ul>
  );
}
