/** Ids start at one in every database; a merchant's account may know an older one's references. */
export const RANDOM_PART = `substr(md5(random()::text || clock_timestamp()::text), 1, 8)`;
