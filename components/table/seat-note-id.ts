/** Asks to scan a code; at the diner's own table or room it says that they order there. */
export const SEAT_NOTE_ID = 'seat-note';
