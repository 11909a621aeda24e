/** The kind of what shows a picture behind the blocks of a section. */
export const sectionPictureKind = 'section-picture';

/** On a section that has one. */
export const sectionPictureAttribute = 'data-has-picture';
