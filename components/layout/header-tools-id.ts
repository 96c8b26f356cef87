export const HEADER_TOOLS_ID = 'header-tools';
