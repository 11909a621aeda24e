/** A link with a text. */
export interface NavigationLink {
  title: string;
  href: string;
  /** The language of the text and of the page, BCP 47. @default that of the page around it */
  language?: string;
}

/** Links of a navigation that open below one word. */
export interface NavigationFolder {
  title: string;
  /** Where the word itself leads. @default nowhere, it only opens the links */
  href?: string;
  /** The language of the title and of the page, BCP 47. @default that of the page around it */
  language?: string;
  /** At least one. */
  links: NavigationLink[];
}

/** What stands in a navigation. */
export type NavigationEntry = NavigationLink | NavigationFolder;

/** One line of a footer column; a link if it has an address. */
export interface FooterLine {
  text: string;
  href?: string;
  /** The language of a link's text and of its page, BCP 47. @default that of the page around it */
  language?: string;
}

/** The header and footer of every page of a site [3.50]. */
export interface SiteHeaderFooter {
  header: {
    title: string;
    tagline?: string;
    navigation: NavigationEntry[];
    /** Whether it shows the cart and the number of items in it [4.23]. @default false */
    cart?: boolean;
  };
  footer: {
    columns: { title: string; lines: FooterLine[] }[];
    note: string;
  };
}
