import { mountLookDesk } from './mount-look-desk';

mountLookDesk(document);
