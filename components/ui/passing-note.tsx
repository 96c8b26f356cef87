'use client';

import { useState } from 'react';

/** As long as three sentences take to read (app/overlays.css). A new key says it anew. */
export function PassingNote({ text }: { text: string }) {
  const [isOver, setOver] = useState(false);
  return isOver ? null : <p onAnimationEnd={() => setOver(true)}>{text}</p>;
}
