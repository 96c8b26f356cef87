import type { IconNode } from 'lucide';
import { createElement } from 'react';

type Props = { of: IconNode; size: number; className?: string };

/** A drawing of Lucide in the colour of the text beside it, which says what it means. */
export const Icon = ({ of, size, className }: Props) =>
  createElement(
    'svg',
    {
      viewBox: '0 0 24 24',
      'aria-hidden': true,
      width: size,
      height: size,
      className: className ? `icon ${className}` : 'icon',
    },
    ...of.map(([tag, attributes]) => createElement(tag, attributes)),
  );
