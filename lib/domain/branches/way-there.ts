/** Opens the device's map, or one in the browser, with the way to an address. */
export const wayThereHref = ({ name, address }: { name: string; address: string }): string =>
  `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination: `${name}, ${address}` })}`;
