import { loadingFields, placingFields } from '../../picture/loading-fields';
import { pictureOf } from '../../picture/picture-of';
import type { PictureSizing } from '../../picture/picture.parts';
import { defineServerBlock } from '../../server-block/define-server-block';
import { Image } from './Image';
import { imageFields } from './image.fields';

/** How the server renders an image block. */
export const imageServer = defineServerBlock({
  id: 'image',
  fields: imageFields,
  cache: 'content',
  pictures: true,
  render: ({ id, data }, { loading, sizes }, { asset }) => {
    const { assetId, alt, ...stored } = data;
    const picture = pictureOf(asset(assetId), alt);
    const sizing = sizingOf(stored);
    return (
      picture && (
        <Image
          id={id}
          {...stored}
          picture={picture}
          sizing={sizing}
          // The options are the image loader's, which is given lazy pictures only.
          loading={sizing ? 'lazy' : loading}
          sizes={sizes}
        />
      )
    );
  },
});

/** The stored options for loading and placing the picture; undefined if there are none. */
function sizingOf(stored: PictureSizing): PictureSizing | undefined {
  const fields = { ...loadingFields, ...placingFields };
  const names = Object.keys(fields) as (keyof typeof fields)[]; // the tables' own
  const storedNames = names.filter((name) => stored[name] !== undefined);
  return storedNames.length > 0
    ? Object.fromEntries(storedNames.map((name) => [name, stored[name]]))
    : undefined;
}
