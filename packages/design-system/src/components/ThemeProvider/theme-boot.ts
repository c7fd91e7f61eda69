import { motionSpeeds } from '../../motion/motion.ts';
import { ownLookStorageKey, themeStorageKey } from './stored-theme.ts';

const speeds = JSON.stringify(
  Object.fromEntries(Object.entries(motionSpeeds).map(([name, { value }]) => [name, value])),
);

/**
 * Script for the head of the page: applies the stored appearance before the first paint, so that no page flashes in another theme.
 * Themes apply to the ordering screens and the data screen only, other pages use Standard (THEME-02); spacing and motion apply everywhere.
 */
export const themeBootScript = `(function(){try{
var s=JSON.parse(localStorage.getItem(${JSON.stringify(themeStorageKey)})||'null');if(!s||typeof s!=='object')return;
var r=document.documentElement,d=r.dataset,m=${speeds};
if(typeof s.spacing==='string')d.spacing=s.spacing;
if(s.motion in m)d.motion=String(m[s.motion]);
if(!/^\\/(orders|preferences|data)(\\/|$)/i.test(location.pathname)||typeof s.theme!=='string')return;
d.theme=s.theme;
if(s.theme!=='custom')return;var o=JSON.parse(localStorage.getItem(${JSON.stringify(ownLookStorageKey)})||'null');if(!o||!o.values)return;
if(o.scheme==='dark')r.style.colorScheme='dark';
for(var k in o.values)if(/^[a-z0-9-]+$/.test(k))r.style.setProperty('--'+k,String(o.values[k]));
}catch(e){}})();`;
