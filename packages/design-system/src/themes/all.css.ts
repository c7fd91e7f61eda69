import './standard/theme.css.ts';
import './midnight/theme.css.ts';
import './dark-purple/theme.css.ts';
import './classic/theme.css.ts';
import './morning-dew/theme.css.ts';
import './gunmetal-grey/theme.css.ts';
import './ocean-spray/theme.css.ts';
import './custom/theme.css.ts';
