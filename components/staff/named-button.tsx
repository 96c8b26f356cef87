'use client';

import { type ComponentProps, createContext, type ReactNode, useContext } from 'react';

const ThingContext = createContext<string | null>(null);

/** Names the thing that the buttons inside are about: in a list of buttons then no two have one name. */
export const NamedThing = ({ name, children }: { name: string; children: ReactNode }) => (
  <ThingContext value={name}>{children}</ThingContext>
);

/** @returns the label of what says these words and is about the thing */
export function useNamed(): (words: string) => { 'aria-label'?: string } {
  const thing = useContext(ThingContext);
  return (words) => (thing === null ? {} : { 'aria-label': `${words}: ${thing}` });
}

/** A button of a card, whose name ends with the card's. */
export function NamedButton({
  words,
  ...button
}: Omit<ComponentProps<'button'>, 'children' | 'aria-label'> & { words: string }) {
  const named = useNamed();
  return (
    <button type="button" {...button} {...named(words)}>
      {words}
    </button>
  );
}
