import { announcementSubject } from '../settings/announcement-subject';
import { badgeSubject } from '../settings/badge-subject';
import { frameSubject } from '../settings/frame-subject';
import { popupSubject } from '../settings/popup-subject';

/** The settings whose links stand around every page: who may change them, and in which control. */
export const frameSettings = {
  header: { subject: frameSubject, field: 'navigation' },
  footer: { subject: frameSubject, field: 'columns' },
  announcement: { subject: announcementSubject, field: 'announcement' },
  popup: { subject: popupSubject, field: 'popupText' },
  badge: { subject: badgeSubject, field: 'href' },
} as const;

/** A setting whose links stand around every page. */
export type FrameSetting = keyof typeof frameSettings;
