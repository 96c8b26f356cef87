/**
 * Shows what an order tells, and opens its page (rule orders/notices). A part of the service worker: it keeps nothing. What comes
 * again is not rung again; of one order the newest notice takes the place of the one before.
 */
export const NOTICE_SCRIPT = `const readNotice=(event)=>{try{const said=event.data.json();return typeof said.title==='string'?said:null}catch{return null}};
async function showNotice({id,order,title,body,lang,path}){
const shown=await registration.getNotifications({tag:order});
await registration.showNotification(title,{body,lang,tag:order,renotify:!shown.some((one)=>one.data.id===id),icon:'/icon-192.png',data:{id,path}})}
async function openNotice({path}){
const url=new URL(path,location.origin);
if(url.origin!==location.origin)return;
const pages=await clients.matchAll({type:'window',includeUncontrolled:true});
const open=pages.find((page)=>new URL(page.url).pathname===url.pathname);
await(open?open.focus():clients.openWindow(url.href))}
addEventListener('push',(event)=>{const said=readNotice(event);if(said)event.waitUntil(showNotice(said))});
addEventListener('notificationclick',(event)=>{event.notification.close();event.waitUntil(openNotice(event.notification.data))});
`;
