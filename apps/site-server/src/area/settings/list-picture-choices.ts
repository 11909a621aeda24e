import { listAssets } from '../../pictures/list-assets';
import type { Database } from '../../store/database';

/** The most pictures that are offered, the newest. */
const mostPictures = 500;

/** Lists the pictures of a site as choices, with that of none. */
export async function listPictureChoices(
  read: Database,
  siteId: string,
): Promise<readonly (readonly [id: string, name: string])[]> {
  const pictures = await listAssets(read, siteId, 'pictures', mostPictures);
  return [['', 'None'], ...pictures.map(({ id, name }) => [id, name] as const)];
}
