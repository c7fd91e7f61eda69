// Order matters here: the layers are declared before anything is put into them.
import './themes/layers.css.ts';
import './base.css.ts';
import './motion/contract.css.ts';
import './spacing/contract.css.ts';
import './themes/system.css.ts';
import './fonts.css';

// The style sheet of every theme. Vite puts these imports at the top; each theme declares the layers first, too.
import.meta.glob('./themes/*/theme.css.ts', { eager: true });
