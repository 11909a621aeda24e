import type { Joining } from '@frontage/react-blocks/server';
import type { SiteSettings } from '../sites/site-settings';

/** How people join a site. */
export interface MemberSettings {
  /**
   * `open`: whoever confirms an address; `product`: whoever has bought one of the products;
   * `invitation`: whoever is invited. @default 'invitation'
   */
  readonly joining: Joining;
  /** Ids of the products that let their buyers join. @default none */
  readonly productIds: readonly string[];
}

declare module '../sites/site-settings' {
  interface SiteSettings {
    /** How people join the site; read with `readMemberSettings`. @default by invitation only */
    members?: Partial<MemberSettings>;
  }
}

const all: readonly Joining[] = ['open', 'invitation', 'product'];

/** Reads how people join a site; never throws. */
export function readMemberSettings({ members }: Pick<SiteSettings, 'members'>): MemberSettings {
  const { joining, productIds } = members ?? {};
  return {
    joining: all.find((known) => known === joining) ?? 'invitation',
    productIds: Array.isArray(productIds) ? productIds.filter((id) => typeof id === 'string') : [],
  };
}
