import { about } from '../content/about';
import { arabic, arabicHeaderFooter } from '../content/arabic';
import { arabicForm } from '../content/arabic-form';
import { arabicTexts } from '../content/arabic-texts';
import { contact } from '../content/contact';
import { contactForm } from '../content/contact-form';
import { evenings } from '../content/evenings';
import { films } from '../content/films';
import { forms } from '../content/forms';
import { contactSheet } from '../content/galleries/contact-sheet';
import { galleries } from '../content/galleries/galleries';
import { movingDesigns } from '../content/galleries/moving-designs';
import { stillDesigns } from '../content/galleries/still-designs';
import { guestBook } from '../content/guest-book';
import { guestBookForm } from '../content/guest-book-form';
import { headerFooter } from '../content/header-footer';
import { home } from '../content/shop/home';
import { kilnPostForm } from '../content/kiln-post-form';
import { mendingForm } from '../content/mending-form';
import { notes } from '../content/notes';
import { oddsAndEnds } from '../content/odds-and-ends';
import { orderForm } from '../content/order-form';
import {
  cartPage,
  checkoutPage,
  orderPage,
  reviewPage,
  thanksPage,
} from '../content/shop/buying-pages';
import { productPages } from '../content/shop/product-pages';
import { productId } from '../content/shop/write-product';
import { shop } from '../content/shop/shop';
import { shopPage } from '../content/shop/shop-page';
import { termsPage } from '../content/shop/terms-page';
import { error, notFound, search } from '../content/system-pages';
import { tableForm } from '../content/table-form';
import { visit } from '../content/visit';
import { work } from '../content/shop/work';
import { workshopForm } from '../content/workshop-form';
import type { DemoSite } from '../demo-site';
import { writeCatalogue } from '../options/write-catalogue';
import { pictureId } from '../content/slide-draft';
import { demoFonts } from '../demo-fonts';
import { samples } from '../options/samples';
import theme from '../theme.css';

/** What the catalogue shows where no page has a block of that kind. */
const exampleIds = {
  asset: pictureId('harbour-low-tide'),
  form: contactForm.id,
  product: shop.products[0]?.product.id ?? '',
};

const pages = [
  home,
  work,
  about,
  visit,
  notes,
  contact,
  galleries,
  ...stillDesigns,
  ...movingDesigns,
  contactSheet,
  films,
  oddsAndEnds,
  ...evenings,
  ...samples.map(({ page }) => page),
  forms,
  guestBook,
  arabic,
  shopPage,
  ...productPages,
  cartPage,
  checkoutPage,
  thanksPage,
  orderPage,
  reviewPage,
  termsPage,
  search,
  notFound,
  error,
];

/** All kinds of block. */
export const catalogue = writeCatalogue(pages, exampleIds, {
  ids: {
    donation: { product: productId('roof') },
    subscription: { product: productId('cup-club') },
    'gift-card': { product: productId('gift-card') },
  },
  elsewhere: { code: oddsAndEnds, 'item-facts': evenings[1] ?? oddsAndEnds },
});

/** Netloft: a pottery with a café, in an old net loft on a tidal quay. Made up. */
export const netloft: DemoSite = {
  name: 'Netloft',
  locale: 'en-GB',
  timezone: 'Europe/London',
  headerFooter,
  theme,
  fonts: demoFonts.filter(({ preload }) => preload).map(({ name }) => `/_frontage/${name}`),
  pages: [...pages, catalogue.page],
  forms: [
    contactForm,
    arabicForm,
    guestBookForm,
    workshopForm,
    tableForm,
    mendingForm,
    orderForm,
    kilnPostForm,
  ],
  shop,
  // The site's fonts have no letters for it: nobody should wait for them.
  languages: { ar: { headerFooter: arabicHeaderFooter, fonts: [], texts: arabicTexts } },
};
