/** Says how to order to a room; of the room that the diner opened, which it is. */
export const ROOM_NOTE_ID = 'room-note';
