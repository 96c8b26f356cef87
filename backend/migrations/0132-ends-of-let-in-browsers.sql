-- A browser that a smart link let in stays for thirty days (rule people/smart-link).
update profile_tokens set expires_at = now() + interval '30 days' where by_link and expires_at is null;
alter table profile_tokens add check (not by_link or expires_at is not null);
