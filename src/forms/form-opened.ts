/** Where browsers are given a cookie that proves when a page with a form was opened (form-opening.server.ts). */
export const FORM_OPENED_PATH = '/form-opened';

/**
 * In the browser, as text of the page's own script: until a form's code has come, the browser posts the form itself, and
 * the server asks such posts for a proof that the page was opened. It is fetched first. Without a connection the form
 * is left to who holds it (`features/shell/page-notices.tsx`).
 */
export const PROVE_NATIVE_POSTS = /* @__PURE__ */ `addEventListener("submit",async e=>{
const f=e.target;
if(e.defaultPrevented||f.method!=="post"||!navigator.onLine)return;
if(f.dataset.proved)return delete f.dataset.proved;
e.preventDefault();
f.dataset.proved=1;
await fetch("${FORM_OPENED_PATH}",{signal:AbortSignal.timeout(5e3)}).catch(()=>{});
f.requestSubmit(e.submitter)
})`.replaceAll('\n', '');
