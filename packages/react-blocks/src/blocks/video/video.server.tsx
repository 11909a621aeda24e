import { pictureOf } from '../../picture/picture-of';
import { defineServerBlock } from '../../server-block/define-server-block';
import { Video } from './Video';
import { videoFields } from './video.fields';
import { findVideoSource } from './video-source';

/** How the server renders a video block. */
export const videoServer = defineServerBlock({
  id: 'video',
  fields: videoFields,
  cache: 'content',
  pictures: true,
  render: ({ id, data }, { loading, sizes }, { asset }) => {
    const { assetId, alt, ...stored } = data;
    const poster = assetId === undefined ? undefined : pictureOf(asset(assetId), alt);
    if (!poster && findVideoSource(stored).type === 'invalid') return null;
    return <Video id={id} {...stored} poster={poster} loading={loading} sizes={sizes} />;
  },
});
