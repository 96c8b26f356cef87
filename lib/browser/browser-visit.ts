export { type BrowserApp as Visit, openApp as openVisit, openStores } from './browser-app';
