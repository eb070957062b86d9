import { OFFLINE_NOTICE_ID, WAITING_EVENT } from '#ui/connection.ts';

/** Where browsers are given a cookie that proves when a page with a form was opened (form-opening.server.ts). */
export const FORM_OPENED_PATH = '/form-opened';

/**
 * In the browser, as text of the page's own script: until a form's code has come, the browser sends the form itself.
 * Without a connection it would leave the page and what was typed there, so the form is held until that is back, and the
 * page says so; whoever types or goes elsewhere meanwhile sends it again themselves (`ui/watch-focus.ts`). Of what is
 * posted the server asks for a proof that the page was opened, which is fetched first.
 */
export const HOLD_NATIVE_FORMS = /* @__PURE__ */ `addEventListener("submit",async e=>{
const f=e.target,d=f.dataset,isPost=f.method==="post",place=document.activeElement;
if(d.ready)return delete d.ready;
if(e.defaultPrevented||navigator.onLine&&!isPost)return;
e.preventDefault();
if(d.held)return;
d.held=1;
let movedOn=false;
if(!navigator.onLine){
const notice=document.getElementById("${OFFLINE_NOTICE_ID}");
if(notice)notice.hidden=false;
dispatchEvent(new Event("${WAITING_EVENT}"));
addEventListener("input",()=>{movedOn=true},{once:true});
await new Promise(r=>addEventListener("online",r,{once:true}));
if(notice)notice.hidden=true;
await new Promise(r=>setTimeout(r,1e3));
movedOn||=![place,document.body].includes(document.activeElement)
}
if(isPost&&!movedOn)await fetch("${FORM_OPENED_PATH}",{signal:AbortSignal.timeout(5e3)}).catch(()=>{});
delete d.held;
if(movedOn||!f.isConnected)return;
d.ready=1;
f.requestSubmit(e.submitter)
})`.replaceAll('\n', '');
