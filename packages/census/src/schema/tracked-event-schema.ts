import * as z from 'zod';
import type { TrackedEvent } from '../events/tracked-event';

const text = z.string();
/** A field of the wrong type is dropped; the event stays. */
const maybeText = z.string().optional().catch(undefined);

/** The schema of an event [3.32]. It accepts what `readTrackedEvent` accepts, field by field. */
export const trackedEventSchema: z.ZodType<TrackedEvent, unknown> = z.object({
  actor: text,
  action: text,
  event_owner_team: text,
  event_source: text,
  object_type: text,
  context_website_identifier: maybeText,
  destination_url: maybeText,
  object_identifier: maybeText,
  object_id: maybeText,
  object_display_name: maybeText,
  object_value: maybeText,
  indirect_object_type: maybeText,
  indirect_object_identifier: maybeText,
  indirect_object_id: maybeText,
  indirect_object_display_name: maybeText,
  indirect_object_value: maybeText,
  product_area: maybeText,
  product_page: maybeText,
  product_section: maybeText,
  product_design_identifier: maybeText,
  user_member_account_id: maybeText,
  user_session_id: maybeText,
  browser_locale: maybeText,
  member_account_locale: maybeText,
  website_locale: maybeText,
  frontsite_language: maybeText,
});
