import { motionSpeeds } from '../../motion/motion.ts';
import { themeStorageKey } from './stored-theme.ts';

const speeds = JSON.stringify(
  Object.fromEntries(Object.entries(motionSpeeds).map(([name, { value }]) => [name, value])),
);

/**
 * Script for the head of the page, to run before the first paint: puts the stored look on the root element, so that no page flashes
 * in another theme. Themes apply on /orders only, elsewhere Standard stays (THEME-02); spacing and motion apply everywhere.
 */
export const themeBootScript = `(function(){try{
var s=JSON.parse(localStorage.getItem(${JSON.stringify(themeStorageKey)})||'null');if(!s||typeof s!=='object')return;
var r=document.documentElement,d=r.dataset,m=${speeds};
if(typeof s.spacing==='string')d.spacing=s.spacing;
if(s.motion in m)d.motion=String(m[s.motion]);
if(!/^\\/orders(\\/|$)/i.test(location.pathname)||typeof s.theme!=='string')return;
d.theme=s.theme;
if(s.theme==='custom'&&s.custom)for(var k in s.custom)if(/^[a-z0-9-]+$/.test(k))r.style.setProperty('--'+k,String(s.custom[k]));
}catch(e){}})();`;
