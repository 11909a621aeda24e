import { pictureOf } from '../../picture/picture-of';
import { defineServerBlock } from '../../server-block/define-server-block';
import { MapBlock } from './MapBlock';
import { mapFields } from './map.fields';
import { readMapOptions } from './map-options';

/** How the server renders a map block. */
export const mapServer = defineServerBlock({
  id: 'map',
  fields: mapFields,
  cache: 'content',
  render({ id, data }, _place, { asset }) {
    const { location = {}, markerId, key, style, ...rest } = data;
    const marker = markerId === undefined ? undefined : pictureOf(asset(markerId));
    return (
      <MapBlock
        id={id}
        {...rest}
        style={readMapOptions({ style: Number(style) }).style}
        location={Object.fromEntries(
          Object.entries(location).filter(([, value]) => value !== undefined),
        )}
        mapKey={key}
        markerPicture={marker && `${marker.source}?format=100w`}
      />
    );
  },
});
