// The ids of elements that the document has and a script fills or changes later.

/** Where the page of branches asks for the address of a delivery. */
export const LOCATION_SLOT_ID = 'where-to';
/** Its field, which takes text before the script is there. */
export const BEGUN_ID = 'where-to-begun';
/** Beside the menu of a wide page. */
export const CART_SLOT_ID = 'cart-slot';
/** It stands in the cart's place while there is no cart. */
export const CART_EMPTY_ID = 'cart-empty';
/** In the header of a wide page. */
export const HEADER_TOOLS_ID = 'header-tools';
/** The part of a page of policies that says what is kept of a diner (rule visit/privacy). */
export const PRIVACY_ID = 'privacidad';
/** It says which menu it is; at the table that the diner opened, the table's name. */
export const MENU_LINE_ID = 'menu-line';
/** It says how to order to a room; in the room that the diner opened, which one it is. */
export const ROOM_NOTE_ID = 'room-note';
/** It asks to scan a code; at the diner's own table or room it says that they order there. */
export const SEAT_NOTE_ID = 'seat-note';
/** Where the page of a printed code says what became of it. */
export const TABLE_CODE_ID = 'table-code';
