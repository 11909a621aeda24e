import type { Contributor } from '../../accounts/create-identify';
import type { EndpointReply } from '../../http/endpoint';
import type { Site } from '../../sites/site-settings';
import type { LoadedProduct } from './load-product';
import { readLines, writeLines } from '../entries/entry-fields';
import { readEntered } from '../entries/read-entered';
import { isFlag } from './is-flag';
import { productPage } from './product-page';
import { sayOfProductPage } from './product-page-texts';
import { maySeeWith } from './may-see-with';
import type { ReceivedPictures } from './receive-pictures';
import { shownForm, shownProduct } from './shown-product';
import { stepName } from './step-product-fields';

/**
 * Answers with a product's form and the pictures that were just added to it; nothing of the product
 * is saved.
 *
 * @param site the site
 * @param contributor who sent it
 * @param received the product as it is stored, and what was sent
 */
export function picturesPage(
  site: Site,
  contributor: Contributor,
  { loaded, body, ids, wrong }: ReceivedPictures & { readonly loaded: LoadedProduct },
): EndpointReply {
  const { base, entered } = readEntered(body, {
    isFlag,
    maySee: maySeeWith(contributor.permissions),
  });
  const [last, ...before] = ids.toReversed();
  const pictures = writeLines([...readLines(entered['pictures']), ...before.toReversed()]);
  const form = shownForm(
    { end: 'stepped', loaded, base, entered: { ...entered, pictures } },
    {
      contributor,
      // A script has sent the files before, and names the last of them.
      button: last === undefined ? body['do'] : stepName('add', 'picture', last),
      createId: () => '',
    },
  );
  const isNone = ids.length === 0 && wrong.length === 0 && body['do'] === 'upload';
  const complaints = isNone ? [sayOfProductPage('noneSent')] : wrong;
  return productPage(site, contributor, {
    ...shownProduct(loaded, contributor),
    form:
      complaints.length === 0
        ? form
        : { ...form, wrong: new Map([['pictures', complaints.join(' ')]]) },
    said: complaints.length === 0 ? 'unsaved' : 'notAdded',
    status: complaints.length === 0 ? 200 : 400,
  });
}
