/** What a design is called on this site, and what it does, in a line. */
export interface DesignName {
  title: string;
  says: string;
  /** The picture that leads to its page. */
  picture: string;
}

/** The nine designs in the order of the index page [1.05]. */
export const designNames = {
  grid: { title: 'Grid', says: 'Rows and columns, all of one size', picture: 'stack-of-bowls' },
  autogrid: {
    title: 'Autogrid',
    says: 'As many columns as there is room for',
    picture: 'glaze-tests',
  },
  autocolumns: {
    title: 'Autocolumns',
    says: 'Columns of equal width, each picture its own height',
    picture: 'lidded-jars',
  },
  autorows: {
    title: 'Autorows',
    says: 'Rows of about one height, edge to edge but for the last',
    picture: 'harbour-low-tide',
  },
  list: { title: 'List', says: 'A picture, and room to say something', picture: 'kiln-door' },
  carousel: {
    title: 'Carousel',
    says: 'Several at a time, moved on by the row',
    picture: 'seven-cups',
  },
  strip: {
    title: 'Strip',
    says: 'One height, any width, the middle one counts',
    picture: 'tools-laid-out',
  },
  stacked: { title: 'Slideshow', says: 'One at a time, one upon the other', picture: 'moon-jar' },
  base: {
    title: 'Base',
    says: 'No layout of its own: words and pictures as they fall',
    picture: 'olive-branch',
  },
} as const satisfies Record<string, DesignName>;

/** The name of a design. */
export type DemoDesign = keyof typeof designNames;
