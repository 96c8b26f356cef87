-- The language in which its diner read the page when they wrote; ready answers are sent in it (rule staff/conversations).
alter table help_requests add column lang text;
