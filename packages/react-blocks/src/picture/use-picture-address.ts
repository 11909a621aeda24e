import { sizedAddress } from '@frontage/image-loader';
import { useContext } from 'react';
import { PictureAddressContext, type PictureAddress } from './picture-address-context';

/** `true` in the bundle of served pages, where nobody else says where pictures are. */
declare const FRONTAGE_PAGE: true | undefined;

/** That of the site's own server: the width as `?format=750w`. */
export const sitePictureAddress: PictureAddress = ({ source }, width) =>
  sizedAddress(source, width);

/** Where the pictures of a component are. */
export const usePictureAddress: () => PictureAddress =
  typeof FRONTAGE_PAGE === 'undefined'
    ? () => useContext(PictureAddressContext) ?? sitePictureAddress
    : () => sitePictureAddress;
