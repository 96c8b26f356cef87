export { checkCookies } from './check-cookies';
