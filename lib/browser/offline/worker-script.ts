import { HALF_DAYS } from '@/lib/domain/time/print-hour';
import { NOTICE_SCRIPT } from './notice-script';

/** In a language of the page that is kept; `{hour}` and `{day}` are filled in. */
export type OfflineTexts = { kept: string; kept_before: string; title: string; menu: string };

/** Keeps a menu with its scripts and takes the earlier one away. */
const KEEPING = `const PART=/["'(](\\/_next\\/static\\/[^"')\\\\?\\s]+)/g;
const textsOf=(lang)=>TEXTS[lang]||Object.values(TEXTS)[0];
const isKeepable=(url,answer)=>MENU.test(url.pathname)&&answer.ok&&!answer.redirected&&
/html/.test(answer.headers.get('content-type')||'')&&!/private|no-store/.test(answer.headers.get('cache-control')||'');
async function keep(url,answer){
const html=await answer.text(),cache=await caches.open(CACHE);
const parts=[...new Set([...html.matchAll(PART)].map((one)=>one[1]))];
for(const part of parts)if(!(await cache.match(part)))await cache.add(part).catch(()=>undefined);
const headers=new Headers(answer.headers);
headers.delete('content-encoding');headers.delete('content-length');headers.set('x-kept-at',String(Date.now()));
await cache.put(url.pathname,new Response(html,{headers}));
for(const one of await cache.keys()){const {pathname}=new URL(one.url);
if(pathname!==url.pathname&&!parts.includes(pathname))await cache.delete(one)}}
`;

/** Shows the kept menu with a line over it, or a page that says that there is no connection. */
const SHOWING = `async function findKept(){
const cache=await caches.open(CACHE);
for(const one of await cache.keys()){const {pathname}=new URL(one.url);
if(MENU.test(pathname)){const answer=await cache.match(one);if(answer)return{pathname,answer}}}
return null}
function sayWhen(texts,lang,at){
const isToday=at.toDateString()===new Date().toDateString();
const hour=new Intl.DateTimeFormat(lang,{hour:'numeric',minute:'2-digit',hourCycle:${HALF_DAYS}.test(lang)?'h12':'h23'}).format(at);
const day=new Intl.DateTimeFormat(lang,{day:'numeric',month:'short'}).format(at);
return(isToday?texts.kept:texts.kept_before).replace('{hour}',hour).replace('{day}',day)}
async function showKept({answer}){
const html=await answer.text(),locale=(/<html[^>]* lang="([\\w-]+)"/.exec(html)||[])[1]||'es';
const line=sayWhen(textsOf(locale.slice(0,2)),locale,new Date(Number(answer.headers.get('x-kept-at'))));
const note='<style data-kept-menu>body{--bar:2.5rem}body::before{content:'+JSON.stringify(line)+';position:sticky;top:0;z-index:25;display:grid;place-content:center;box-sizing:border-box;height:2.5rem;padding:0 16px;overflow:hidden;text-align:center;font-weight:600;line-height:1.25rem;background:#222;color:#fff}</style>';
return new Response(html.replace('</head>',()=>note+'</head>'),{headers:answer.headers})}
function showShell(kept){
const lang=(navigator.language||'es').slice(0,2),texts=textsOf(lang);
const link=kept?'<p><a href="'+kept.pathname+'">'+texts.menu+'</a></p>':'';
return new Response('<!doctype html><html lang="'+lang+'"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>'+texts.title+'</title><body style="font:1.125rem/1.5 system-ui;margin:20vh auto;max-width:32ch;padding:0 16px;text-align:center"><h1 style="font-size:1.375rem">'+texts.title+'</h1>'+link,
{status:503,headers:{'content-type':'text/html; charset=utf-8','content-security-policy':"default-src 'none'; style-src 'unsafe-inline'"}})}
async function withoutNet(url){
const kept=await findKept();
if(kept&&url.pathname===kept.pathname)return showKept(kept);
if(kept&&url.pathname==='/')return Response.redirect(location.origin+kept.pathname,302);
return showShell(kept)}
`;

/** Answers navigations, and scripts where there is no connection. */
const ANSWERING = `async function navigate(event,url){
try{
const answer=await fetch(event.request);
if(isKeepable(url,answer))event.waitUntil(keep(url,answer.clone()));
return answer
}catch(error){return withoutNet(url)}}
addEventListener('install',()=>skipWaiting());
addEventListener('activate',(event)=>event.waitUntil((async()=>{
for(const name of await caches.keys())if(/^menu-/.test(name)&&name!==CACHE)await caches.delete(name);
await clients.claim();
for(const page of await clients.matchAll({type:'window'})){
const url=new URL(page.url);
if(!MENU.test(url.pathname))continue;
const answer=await fetch(url.pathname).catch(()=>null);
if(answer&&isKeepable(url,answer))await keep(url,answer)}
})()));
addEventListener('fetch',(event)=>{
const{request}=event,url=new URL(request.url);
if(request.method!=='GET'||url.origin!==location.origin)return;
if(request.mode==='navigate'){
if(url.pathname==='/'||MENU.test(url.pathname))event.respondWith(navigate(event,url))
}else if(!navigator.onLine&&url.pathname.startsWith('/_next/static/'))
event.respondWith(caches.match(request).then((kept)=>kept||fetch(request)))});
`;

/**
 * The service worker of a tenant (rule menu/offline). It answers navigations to menus and to the start page, and their
 * scripts where there is no connection: it keeps no personal page, no call and no address with a token, and what it keeps is
 * public by its header besides. The line over a kept menu is a style: React takes an element that it did not draw out of the document.
 */
export const workerScript = ({
  pattern,
  texts,
}: {
  pattern: string;
  texts: Record<string, OfflineTexts>;
}): string => `${NOTICE_SCRIPT}const MENU=new RegExp(${JSON.stringify(pattern)}),TEXTS=${JSON.stringify(texts)},CACHE='menu-1';
${KEEPING}${SHOWING}${ANSWERING}`;

/** Takes all that it kept away, and itself where no notices are allowed: an order may be told by it (rule orders/notices). */
export const RETIRED_WORKER = `${NOTICE_SCRIPT}addEventListener('install',()=>skipWaiting());
addEventListener('activate',(event)=>event.waitUntil((async()=>{
for(const name of await caches.keys())if(/^menu-/.test(name))await caches.delete(name);
if(globalThis.Notification?.permission!=='granted')await registration.unregister()
})()));
`;
