import type { IconNode } from 'lucide';
import { createElement } from 'react';

const LINES = {
  viewBox: '0 0 24 24',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  'aria-hidden': true,
} as const;

type Props = { of: IconNode; size: number; className?: string };

/** A drawing of Lucide in the colour of the text beside it, which says what it means. */
export const Icon = ({ of, size, className }: Props) =>
  createElement(
    'svg',
    { ...LINES, width: size, height: size, className },
    ...of.map(([tag, attributes]) => createElement(tag, attributes)),
  );
