/** Attributes of blocks that the server renders anew without the page around them. */
export const widgetAttributes = {
  /** On such a block: the id of the collection that it shows, '' for not said. */
  widget: 'data-widget',
  /** On the list to which items are added. */
  list: 'data-widget-list',
  /** On a link: the items at its address are added to the list. */
  more: 'data-widget-more',
  /** On a link: the block is replaced by how it is at the link's address. */
  turn: 'data-widget-turn',
  /** On the block: how the time of a visitor who is elsewhere is said, with `{time}`. */
  yours: 'data-yours',
  /** On a time: the zone by whose clocks it is written. */
  zone: 'data-zone',
  /** On the body of what the server answers: the rules of its values. */
  rules: 'data-rules',
  /** On the same body: the block is to be seen on its page alone. */
  elsewhere: 'data-elsewhere',
} as const;

/** The address that renders one block of a page [7.10]. */
export const widgetAddress = '/api/widget/GetWidgetRendering';

/**
 * The same as a document instead of a text in JSON: a page whose policy takes no text for markup
 * reads that.
 */
export const widgetDocumentAddress = '/api/widget/GetWidgetDocument';
