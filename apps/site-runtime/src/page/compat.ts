import { installCompat } from './compat/install-compat';

installCompat(window);
