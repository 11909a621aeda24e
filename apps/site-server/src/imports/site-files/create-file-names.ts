import { extname } from 'node:path';
import { siteFileNames } from './site-files';

/** Chooses names of files, each once. */
export interface FileNames {
  /** Such as `pages/home.json`, by the address of the page. */
  ofPage(slug: string): string;
  /** Such as `forms/contact.json`, by what the form is called. */
  ofForm(title: string): string;
  /** Such as `pictures/cover.jpg`, by the name of the picture. */
  ofPicture(name: string): string;
  /** Such as `files/song.zip`, by the name of what buyers get. */
  ofFile(name: string): string;
  /** Such as `products/shop-moon-jar.json`, by the address of the product. */
  ofProduct(slug: string): string;
  /** Such as `drafts/home.json`, by the address of the page. */
  ofDraft(slug: string): string;
}

/** Makes names for the files of one site. */
export function createFileNames(): FileNames {
  const taken = new Set<string>([siteFileNames.aboutPictures, siteFileNames.aboutFiles]);
  const choose = (folder: string, stem: string, ending: string): string => {
    for (let number = 1; ; number += 1) {
      const name = `${folder}/${stem}${number === 1 ? '' : `-${number}`}${ending}`;
      // Some systems take capitals and small letters for the same.
      if (taken.has(name.toLowerCase())) continue;
      taken.add(name.toLowerCase());
      return name;
    }
  };
  const chooseFile = (folder: string, name: string, fallback: string): string => {
    const ending = extname(name);
    const stem = plainName(name.slice(0, name.length - ending.length), fallback);
    return choose(folder, stem, ending.replace(/[^\p{L}\p{N}.]+/gu, ''));
  };
  return {
    ofPage: (slug) => choose(siteFileNames.pages, plainName(slug, 'home'), '.json'),
    ofDraft: (slug) => choose(siteFileNames.drafts, plainName(slug, 'home'), '.json'),
    ofProduct: (slug) => choose(siteFileNames.products, plainName(slug, 'product'), '.json'),
    ofForm: (title) => choose(siteFileNames.forms, plainName(title.toLowerCase(), 'form'), '.json'),
    ofPicture: (name) => chooseFile(siteFileNames.pictures, name, 'picture'),
    ofFile: (name) => chooseFile(siteFileNames.files, name, 'file'),
  };
}

/** Letters, digits, dots and hyphens: what every system takes for a name. */
function plainName(text: string, fallback: string): string {
  const plain = text.replace(/[^\p{L}\p{N}._-]+/gu, '-').replace(/^[-.]+|(?<![-.])[-.]+$/g, '');
  return plain === '' ? fallback : [...plain].slice(0, 80).join('');
}
