/** Where a page of policies says what is kept of a diner (rule visit/privacy). */
export const PRIVACY_ID = 'privacidad';
