/** `OFFLINE_MENU=off`: the worker that browsers have takes itself away (rule menu/offline). */
export const keepsMenuOffline = (): boolean => process.env.OFFLINE_MENU !== 'off';
