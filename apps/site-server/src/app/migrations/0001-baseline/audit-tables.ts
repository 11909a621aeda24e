/** What was done in the area of those who look after a site. */
export const auditTables: readonly string[] = [
  `create table audit_entry (
    id text primary key,
    site_id text not null references site (id),
    act text not null,
    account_id text,
    actor text not null,
    subject text not null,
    change text,
    network text not null,
    created_at bigint not null
  )`,
  'create index audit_entry_time on audit_entry (site_id, created_at)',
  'create index audit_entry_account on audit_entry (site_id, account_id, created_at)',
  'create index audit_entry_age on audit_entry (created_at)',
];
