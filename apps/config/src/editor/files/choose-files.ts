import { element } from '../../element';

/** Asks for pictures and films of this device; none where the question was closed. */
export function chooseFiles(document: Document): Promise<readonly File[]> {
  return new Promise((resolve) => {
    const input = element(document, 'input', {
      type: 'file',
      multiple: true,
      accept: 'image/*,video/*',
      change: () => resolve([...(input.files ?? [])]),
      cancel: () => resolve([]),
    });
    input.click();
  });
}
