import { noLightboxMessage, oldGalleryMessage } from './messages';

/** Receives problems: error tracking, a console. */
export type ReportGallery = (issue: {
  readonly code: string;
  readonly block: string;
  readonly message: string;
}) => void;

/** Reports to error tracking that a page still uses the previous gallery [8.15]. */
export function reportOldGallery(report: ReportGallery): void {
  report({ code: 'GALLERY_OLD', block: 'gallery', message: oldGalleryMessage });
}

/**
 * Warns if a gallery requests a lightbox that the site's plan does not have [8.15].
 *
 * @returns whether a lightbox may open
 */
export function checkLightbox(isAsked: boolean, isInPlan: boolean, report: ReportGallery): boolean {
  if (isAsked && !isInPlan)
    report({ code: 'GALLERY_NO_LIGHTBOX', block: 'gallery', message: noLightboxMessage });
  return isAsked && isInPlan;
}
