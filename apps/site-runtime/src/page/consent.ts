import { startConsent } from '@frontage/react-blocks';

startConsent(window);
