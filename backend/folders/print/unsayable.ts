/** A tenant holds something that no folder can say; the message is a sentence for the person who asked. */
export class UnsayableError extends Error {
  readonly key = 'unsayable';
}
