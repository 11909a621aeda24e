const required = ['actor', 'action', 'event_owner_team', 'event_source', 'object_type'] as const;

const optional = [
  'context_website_identifier',
  'destination_url',
  'object_identifier',
  'object_id',
  'object_display_name',
  'object_value',
  'indirect_object_type',
  'indirect_object_identifier',
  'indirect_object_id',
  'indirect_object_display_name',
  'indirect_object_value',
  'product_area',
  'product_page',
  'product_section',
  'product_design_identifier',
  'user_member_account_id',
  'user_session_id',
  'browser_locale',
  'member_account_locale',
  'website_locale',
  'frontsite_language',
] as const;

/** An event of the schema [3.32]: who did what to which object, and where. */
export type TrackedEvent = Readonly<
  Record<(typeof required)[number], string> &
    Partial<Record<(typeof optional)[number], string | undefined>>
>;

/** The fields of an event, all of them texts [3.32]. */
export const trackedEventFields = { required, optional } as const;
