import { mountOffline } from './mount-offline';

/** The script of every page of the area: a function as text, which its policy allows. */
export const offlineScript = `(${mountOffline.toString()})(document)`;
