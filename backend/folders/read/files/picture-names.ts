/** A phone and a till name a picture as they like, `Café (1) [b].jpg`; a name never leads to another folder. */
export const PICTURE_NAME = /^[\p{L}\p{M}\p{N}_.()[\]{} &+,'’!@=~-]+$/u;
