/** A 3:2 picture in a frame, with only its attributes. */
export function addFramed(
  frame: { width: number; height: number },
  attributes: Record<string, string> = {},
) {
  const parent = document.createElement('div');
  parent.style.cssText = `width:${frame.width}px;height:${frame.height}px`;
  const image = document.createElement('img');
  Object.assign(image.dataset, { src: 'a', imageDimensions: '1500x1000', ...attributes });
  parent.append(image);
  document.body.append(parent);
  return { parent, image };
}
