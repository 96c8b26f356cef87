-- What else is told of a diner takes nothing more once they are erased, and can lose what is personal (rule people/erase).
do $$
declare target text;
begin
  foreach target in array array['visit_ratings', 'survey_answers', 'help_requests'] loop
    execute format('create trigger refuse_erased before insert on %I for each row execute function refuse_erased()', target);
  end loop;
end $$;
grant update (contact) on order_ratings to ordering_app;
grant update (comment, contact) on visit_ratings to ordering_app;
grant update (answers) on survey_answers to ordering_app;
grant delete on order_notices to ordering_app;
