/** Says which menu it is; of the table that the diner opened, its name. */
export const MENU_LINE_ID = 'menu-line';
