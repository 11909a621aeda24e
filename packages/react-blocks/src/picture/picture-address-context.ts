import { createContext } from 'react';
import type { PictureAddress } from './picture-address';

/** Where the pictures of a React host are; undefined on the server of the page. */
export const PictureAddressContext = createContext<PictureAddress | undefined>(undefined);
