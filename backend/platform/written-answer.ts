/** An answer that is JSON already, as its call's response says: a large one is written elsewhere. */
export class WrittenAnswer {
  constructor(readonly text: string) {}
}
