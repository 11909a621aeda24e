import { about } from './content/about';
import { contact } from './content/contact';
import { contactForm } from './content/contact-form';
import { headerFooter } from './content/header-footer';
import { home } from './content/home';
import { notes } from './content/notes';
import { error, notFound, search } from './content/system-pages';
import { visit } from './content/visit';
import { work } from './content/work';
import type { DemoSite } from './demo-site';
import { demoFonts } from './fonts';
import theme from './theme.css';

/** Netloft: a pottery with a café, in an old net loft on a tidal quay. Made up. */
export const demoSite: DemoSite = {
  name: 'Netloft',
  locale: 'en-GB',
  timezone: 'Europe/London',
  headerFooter,
  theme,
  fonts: demoFonts.filter(({ preload }) => preload).map(({ name }) => `/_frontage/${name}`),
  pages: [home, work, about, visit, notes, contact, search, notFound, error],
  forms: [contactForm],
};
