// Order matters here: the layers are declared before anything is put into them.
import './themes/layers.css.ts';
import './base.css.ts';
import './themes/all.css.ts';
import './motion/contract.css.ts';
import './spacing/contract.css.ts';
import './themes/system.css.ts';
import './fonts.css';
