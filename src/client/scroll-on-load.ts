/** How long after the load the page scrolls to the place named in the address (docs/product/pages.md). */
const HASH_SCROLL_DELAY_MS = 100;

/**
 * A script for the beginning of a page that scrolls smoothly to the place its address names, soon after it has loaded,
 * and takes the keyboard's focus along. Until then the address is there without its hash: with it the browser jumps by
 * itself, and nothing is left to scroll. A page that is loaded again or returned to keeps its reader's place, and
 * visitors who want no motion get the browser's jump. Whoever scrolls, presses or types in the meantime is left alone.
 * At the end it is exactly at the place, although what arrives on the way moves it, or the address names another by
 * then (a jump during a smooth scroll misses its place in Chromium).
 *
 * It is the page's own text, because it waits for no file.
 */
export const SCROLL_ON_LOAD_SCRIPT = /* @__PURE__ */ `(()=>{
const {hash,pathname,search}=location;
if(!hash||/^(reload|back_forward)$/.test(performance.getEntriesByType("navigation")[0]?.type)||document.documentElement.classList.contains("reduce-motion")||matchMedia("(prefers-reduced-motion: reduce)").matches)return;
let isElsewhere=false;
for(const sign of ["wheel","touchstart","pointerdown","keydown"])addEventListener(sign,()=>{isElsewhere=true},{once:true,passive:true,capture:true});
const setHash=(text)=>history.replaceState(history.state,"",pathname+search+text);
setHash("");
const scroll=()=>{
const place=document.getElementById(hash.slice(1));
if(!place||isElsewhere||document.activeElement!==document.body||location.hash!==hash)return;
const details=place.closest("details");
if(details)details.open=true;
place.scrollIntoView({behavior:document.hidden?"auto":"smooth"});
addEventListener("scrollend",()=>{
const end=document.getElementById(location.hash.slice(1));
if(end&&!isElsewhere&&(end!==place||Math.abs(end.getBoundingClientRect().top)<innerHeight))end.scrollIntoView()
},{once:true});
if(place.tabIndex>=0)return place.focus({preventScroll:true});
place.tabIndex=-1;
place.focus({preventScroll:true});
place.addEventListener("blur",()=>place.removeAttribute("tabindex"),{once:true})
};
document.addEventListener("DOMContentLoaded",()=>setTimeout(()=>{setHash(hash);setTimeout(scroll,${HASH_SCROLL_DELAY_MS})}))
})()`.replaceAll('\n', '');
