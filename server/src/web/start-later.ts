/** Whatever keeps the page from being whole, the app comes after that many ms. */
const longestWait = 3_000;

/** In the browser: the letters came once, and are in its cache. */
const lettersKept = 'portal.letters';

/**
 * Runs in the page. What is seen comes over the line first, its pictures included. The app comes once that is there, or at the first sign that
 * somebody wants to do something. With it come the letters, for which the device has like ones meanwhile; a browser that has them begins
 * with them. Their faces are added all at once: for each that comes by itself the browser lays every text out anew. It does so also when
 * styles are added before others, so those of every page go before the ones in the page; the app adds its own at the end of the head. They
 * are named for no medium, for they stand in the page already: the app looks for them by name before it loads a screen, and the next page has
 * them in the cache.
 */
export const startLater = `([fonts,scripts,styles],main)=>{
const signs=['pointerdown','keydown','focusin','scroll'],{nonce}=document.currentScript;
const add=(rel,file,more)=>Object.assign(document.createElement('link'),{rel,nonce,crossOrigin:'',href:'/'+file},more);
let begun=false,known=false;
try{known=localStorage.getItem('${lettersKept}')!==null}catch{}
const letters=()=>{
const faces=fonts.map(([family,source,more])=>new FontFace(family,source,more));
const use=()=>{for(const face of faces)document.fonts.add(face);try{localStorage.setItem('${lettersKept}','')}catch{}};
Promise.all(faces.filter((face,at)=>fonts[at][3]).map(face=>face.load())).then(use,use)};
if(known)letters();
const start=()=>{
if(begun)return;
begun=true;
for(const sign of signs)removeEventListener(sign,start,true);
if(!known)letters();
document.head.append(...scripts.map(file=>add('modulepreload',file)));
document.head.prepend(...styles.map(file=>add('stylesheet',file,{media:'not all'})));
main()};
const soon=()=>requestAnimationFrame(()=>setTimeout(start));
addEventListener('load',soon);setTimeout(start,${longestWait});
for(const sign of signs)addEventListener(sign,start,{capture:true,passive:true})}`;
