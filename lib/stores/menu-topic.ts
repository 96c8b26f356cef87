import { createStore } from 'zustand/vanilla';

type Versions = Readonly<Record<number, string>>;
/** Menus that a stream of this page carries (rule menu/live), and the version of each that was told last, and is shown. */
type MenuTopic = { carried: readonly number[]; announcedVersions: Versions; shown: Versions };

export const menuTopic = createStore<MenuTopic>(() => ({ carried: [], announcedVersions: {}, shown: {} }));

/** A stream of something else brings the menu along. @returns ends it */
export function carryMenu(supplierId: number): () => void {
  menuTopic.setState(({ carried }) => ({ carried: [...carried, supplierId] }));
  return () =>
    menuTopic.setState(({ carried }) => {
      const at = carried.indexOf(supplierId);
      return { carried: carried.filter((_one, index) => index !== at) };
    });
}

/** @param data of an event `menu` */
export function hearOfMenu(data: string): void {
  // Safe: written by `createMenuWatch`.
  const { supplier_id: supplierId, version } = JSON.parse(data) as { supplier_id: number; version: string };
  menuTopic.setState(({ announcedVersions }) => ({
    announcedVersions: { ...announcedVersions, [supplierId]: version },
  }));
}

/** As it was read last. */
export function noteShownMenu({ supplierId, version }: { supplierId: number; version: string }): void {
  menuTopic.setState(({ shown }) => ({ shown: { ...shown, [supplierId]: version } }));
}
