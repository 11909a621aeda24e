import type { ShopDisplay } from '@frontage/react-blocks/server';
import type { SiteSettings } from '../../sites/site-settings';

/** What other rooms add to how a shop shows all of its products. */
export type ProductDisplay = (settings: SiteSettings) => Partial<ShopDisplay>;
