/** Where the page of a printed code says what became of it. */
export const TABLE_CODE_ID = 'table-code';
