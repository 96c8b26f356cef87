-- Nobody is let in again as a diner who was erased (rule people/erase): a link that was opened meanwhile makes no token.
create trigger refuse_erased before insert on profile_tokens for each row execute function refuse_erased();
