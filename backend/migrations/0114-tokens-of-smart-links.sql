-- Which of a profile's tokens a smart link gave: they end with the link when it is revoked (rule people/smart-link).
alter table profile_tokens add column by_link boolean not null default false;
alter table profile_tokens add check (purpose = 'profile' or expires_at is not null);
