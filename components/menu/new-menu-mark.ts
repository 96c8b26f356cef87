/** Where the new menu's address stands in a document whose table has moved there (decision 21). */
export const NEW_MENU_ID = 'new-menu';
