/** Mails that are waiting or were sent. */
export const mailTables: readonly string[] = [
  `create table outbox (
    id text primary key,
    site_id text not null references site (id),
    kind text not null,
    once text unique,
    message_id text not null,
    recipient text not null,
    reply_to text not null,
    subject text not null,
    text_body text not null,
    html_body text not null,
    unsubscribe_url text not null,
    created_at bigint not null,
    next_at bigint not null,
    attempts integer not null,
    sent_at bigint,
    failed_at bigint,
    last_error text not null
  )`,
  'create index outbox_due on outbox (next_at) where sent_at is null and failed_at is null',
  'create index outbox_sent on outbox (sent_at) where sent_at is not null',
  'create index outbox_site on outbox (site_id, created_at)',
];
