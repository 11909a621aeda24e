import { sizedAddress } from '@frontage/image-loader';
import { createContext, useContext } from 'react';
import type { PictureData } from './picture.parts';

/** The address of a picture in one width: 100, 300, 500, 750, 1000, 1500 or 2500 px. */
export type PictureAddress = (picture: PictureData, width: number) => string;

/** That of the site's own server: the width as `?format=750w`. */
export const sitePictureAddress: PictureAddress = ({ source }, width) =>
  sizedAddress(source, width);

const AddressContext = createContext<PictureAddress>(sitePictureAddress);

/** Set around components whose pictures lie somewhere else. */
export const PictureAddressProvider = AddressContext.Provider;

/** Where the pictures of a component are. */
export function usePictureAddress(): PictureAddress {
  return useContext(AddressContext);
}
