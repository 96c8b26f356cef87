/** A code as a hurried eye reads it, and as a spreadsheet writes it: without case, and without zeros in front. */
export const plainCode = (sku: string): string => sku.toLowerCase().replace(/^0+(?=.)/, '');
