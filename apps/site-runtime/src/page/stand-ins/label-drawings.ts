/** On a drawing whose words stand beside it. */
const labelled = 'data-label-shown';

/**
 * Says in words what a browser without SVG does not draw [2.21]: the name of each drawing that has
 * one. Calling it again says nothing twice.
 */
export function labelDrawings(document: Document): void {
  for (const drawing of document.querySelectorAll(`svg[aria-label]:not([${labelled}])`)) {
    drawing.setAttribute(labelled, '');
    drawing.after(drawing.getAttribute('aria-label') ?? '');
  }
}
