/** Lives as long as the tab; taken away once a page has come whole. */
const key = 'portal.retried';

/** What the script that starts the app tells the window. */
export const firstLoad = { done: 'portal-started', failed: 'portal-not-started' } as const;

/** In tokens of the theme where its styles came, else in the system's colours. */
const sheet =
  'position:fixed;z-index:99;display:grid;gap:12px;place-content:center;justify-items:center;padding:16px max(24px,50vw - 20ch);text-align:center;font:16px/1.5 system-ui;color-scheme:light dark;color:var(--text-1,CanvasText);background:var(--surface-1,Canvas);border-top:1px solid var(--border);inset:';
const button =
  'font:inherit;padding:10px 20px;border:0;border-radius:6px;color:var(--on-accent,#fff);background:var(--accent,#174a94)';

/**
 * For the head of the page: a server that dies while it sends the first script or its styles would leave a white page, for nothing that
 * could say so has come. The page is then loaded anew after a second, once and never in a loop: where that fails as well, or the browser
 * cannot remember that it was done, it says so, with a button. A page that the server drew stays readable above the message.
 */
export const firstLoadScript = `(function(){var k="${key}",f,d=document;
function say(){var b=d.createElement("div"),o=d.createElement("button"),w=!d.querySelector("main");
b.style="${sheet}"+(w?"-1px 0 0":"auto 0 0");b.setAttribute("role","alert");
o.style="${button}";o.textContent="Try again";o.onclick=again;
b.append(w?"This page could not be loaded. Lines of your orders are kept on this device.":"A part of this page could not be loaded.",o);d.body.append(b);w&&o.focus()}
function again(){location.reload()}
function lost(){var s;if(f)return;f=1;try{s=sessionStorage;if(!s[k]){s[k]=1;return setTimeout(again,1e3)}}catch(x){}
d.body?say():addEventListener("DOMContentLoaded",say)}
addEventListener("error",function(e){var t=e.target;t.matches&&t.matches("link[rel=stylesheet]:not([media])")&&lost()},true);
addEventListener("${firstLoad.failed}",lost);
addEventListener("${firstLoad.done}",function(){try{f||delete sessionStorage[k]}catch(x){}f=1})})();`;
