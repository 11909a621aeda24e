import { element } from '../../elements/element';

/** Asks for pictures and films of this device; none where the question was closed. */
export function chooseFiles(document: Document): Promise<readonly File[]> {
  return new Promise((resolve) => {
    const end = (files: readonly File[]) => {
      input.remove();
      resolve(files);
    };
    const input = element(document, 'input', {
      type: 'file',
      multiple: true,
      hidden: true,
      accept: 'image/*,video/*',
      change: () => end([...(input.files ?? [])]),
      cancel: () => end([]),
    });
    // In the page: a field that stands nowhere may be forgotten before the question is answered.
    document.body.append(input);
    input.click();
  });
}
