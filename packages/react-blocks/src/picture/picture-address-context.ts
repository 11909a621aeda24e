import { createContext } from 'react';
import type { PictureData } from './picture.parts';

/** The address of a picture in one width: 100, 300, 500, 750, 1000, 1500 or 2500 px. */
export type PictureAddress = (picture: PictureData, width: number) => string;

/** Where the pictures of a React host are; undefined for the server of the page. */
export const PictureAddressContext = createContext<PictureAddress | undefined>(undefined);
