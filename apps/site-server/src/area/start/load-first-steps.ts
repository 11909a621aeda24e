import type { Permission } from '@frontage/site-model/enums';
import type { MailTransport } from '../../mail/mail-transport';
import { hasPageOfSomebody, hasPageWithBlock } from '../../pages/documents/has-pages';
import { hasProducts } from '../../shop/catalogue/has-products';
import type { Site } from '../../sites/site-settings';
import type { Database } from '../../store/database';

declare module '../../sites/site-settings' {
  interface SiteSettings {
    /** Whether the area no longer shows what a new site needs. @default false */
    firstStepsHidden?: boolean;
  }
}

/** Something that a new site needs. */
export interface FirstStep {
  readonly code: 'page' | 'product' | 'shopPage' | 'payment' | 'seller' | 'shipping' | 'mail';
  /** Where it is done. */
  readonly href: string;
  readonly isDone: boolean;
}

/** What tells how far a site is. */
export interface FirstStepSource {
  readonly db: Database;
  readonly site: Site;
  /** What sends mails; undefined where they only wait. */
  readonly transport: MailTransport | undefined;
}

interface KnownStep extends Omit<FirstStep, 'isDone'> {
  readonly needs: Permission;
  readonly isDone: (source: FirstStepSource) => boolean | Promise<boolean>;
  /** Whether the site needs it. @default every site does */
  readonly isNeeded?: (source: FirstStepSource) => Promise<boolean>;
}

/** All steps, in the order in which a new owner takes them. */
const steps: readonly KnownStep[] = [
  {
    code: 'page',
    href: '/config/pages/new',
    needs: 'config.editContent',
    isDone: ({ db, site }) => hasPageOfSomebody(db, site.id),
  },
  {
    code: 'seller',
    href: '/config/settings/shop',
    needs: 'commerce.payments',
    isDone: ({ site: { settings } }) =>
      settings.shop?.currencies !== undefined || settings.shop?.seller !== undefined,
  },
  {
    code: 'product',
    href: '/config/products/new',
    needs: 'commerce.products',
    isDone: ({ db, site }) => hasProducts(db, site.id, { isPublished: true }),
  },
  {
    code: 'shopPage',
    href: '/config/pages/new?with=products',
    needs: 'config.editContent',
    isDone: ({ db, site }) => hasPageWithBlock(db, site.id, 'product-list'),
  },
  {
    code: 'payment',
    href: '/config/settings/payments',
    needs: 'commerce.payments',
    isDone: ({ site: { settings } }) => settings.shop?.payments !== undefined,
  },
  {
    code: 'shipping',
    href: '/config/settings/shipping',
    needs: 'commerce.shipping',
    isDone: ({ site: { settings } }) => (settings.shop?.shippingZones ?? []).length > 0,
    isNeeded: ({ db, site }) => hasProducts(db, site.id, { kind: 'physical', isPublished: true }),
  },
  {
    code: 'mail',
    href: '/config/settings/mail',
    needs: 'settings.general',
    isDone: ({ transport }) => transport !== undefined && transport.isFolder !== true,
  },
];

/**
 * Loads what a new site needs, and how far it is.
 *
 * @param source the site
 * @param permissions of who looks: nobody sees what they may not do
 * @returns nothing where all of it is done, or somebody has hidden it
 */
export async function loadFirstSteps(
  source: FirstStepSource,
  permissions: readonly Permission[],
): Promise<readonly FirstStep[]> {
  if (source.site.settings.firstStepsHidden === true) return [];
  const allowed = steps.filter(({ needs }) => permissions.includes(needs));
  const found = await Promise.all(
    allowed.map(async ({ code, href, isDone, isNeeded }) => ({
      code,
      href,
      isDone: await isDone(source),
      isNeeded: (await isNeeded?.(source)) ?? true,
    })),
  );
  const needed = found.filter(({ isNeeded }) => isNeeded);
  return needed.every(({ isDone }) => isDone)
    ? []
    : needed.map(({ code, href, isDone }) => ({ code, href, isDone }));
}
