/** The names of the pictures in fixtures. */
export const pictureNames: readonly string[] = ['jar', 'cup', 'bowl'];

/** Writes a picture as published markup has it: a copy without scripts, and one that waits. */
export const markPicture = (name: string, more = ''): string =>
  `<noscript><img src="pictures/${name}.png" alt="${name}"></noscript><img class="thumb-image" data-src="pictures/${name}.png" data-image="pictures/${name}.png" data-image-dimensions="30x20" data-image-focal-point="0.25,0.5" alt="The ${name}" data-load="false" data-image-id="5f${name}" data-type="image" ${more}>`;

/** Writes the slides of a gallery, one for each picture. */
export const markSlides = (make: (name: string) => string): string =>
  pictureNames.map(make).join('');

/** Writes a field of a form. */
export const markField = (kind: string, words: string, control: string): string =>
  `<div id="${kind}-yui_3" class="form-item field ${kind} required"><label class="title" for="${kind}-yui_3-field">${words} <span class="required" aria-hidden="true">*</span></label>${control}</div>`;

/** Writes data as it stands in an attribute: with braces and quotes escaped. */
export const escapeJson = (value: unknown): string =>
  JSON.stringify(value).replaceAll('{', '&#123;').replaceAll('"', '&quot;');
