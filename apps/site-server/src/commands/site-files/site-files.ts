import type { FormDefinition } from '@frontage/form-runtime';
import type * as z from 'zod';
import type { SiteSettings } from '../../sites/site-settings';
import type { pageFileSchema } from './site-file-schemas';

/**
 * A page as its file says it. In the data of its blocks, names of files such as
 * `pictures/cover.jpg` stand for ids.
 */
export interface PageFile extends z.infer<typeof pageFileSchema> {
  /** Such as `pages/home.json`. */
  readonly name: string;
}

/** A form as its file says it. */
export interface FormFile {
  /** Such as `forms/contact.json`. */
  readonly name: string;
  readonly definition: Omit<FormDefinition, 'id'>;
  /** Its id; undefined where it comes from the name of the file. */
  readonly id: string | undefined;
}

/** A picture, with what is said of it. */
export interface PictureFile {
  /** Such as `pictures/cover.jpg`. */
  readonly name: string;
  readonly content: Uint8Array;
  /** SHA-256 of the content, as hexadecimal digits. */
  readonly hash: string;
  readonly alt: string;
  readonly focalPoint: { readonly x: number; readonly y: number };
  /** Its id; undefined where it comes from the name and the content of the file. */
  readonly id: string | undefined;
}

/** A site as the files of one folder. */
export interface SiteFiles {
  readonly settings: SiteSettings;
  readonly pages: readonly PageFile[];
  readonly forms: readonly FormFile[];
  readonly pictures: readonly PictureFile[];
}

/** Names in the folder of a site. */
export const siteFileNames = {
  settings: 'site.json',
  theme: 'theme.css',
  pages: 'pages',
  forms: 'forms',
  pictures: 'pictures',
  aboutPictures: 'pictures/pictures.json',
} as const;

/** Whether a text of a block names a picture or a form of the folder, instead of giving its id. */
export function isFileReference(text: string): boolean {
  return /^(?:pictures|forms)\/[^/\\]+$/.test(text);
}
