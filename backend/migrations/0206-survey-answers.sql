-- What a diner answered to a survey, once a day at a branch (rule feedback/survey). The questions and the chosen options are
-- kept as they were asked, in the tenant's own language.
create table survey_answers (
  instance_id bigint not null references instances (id) on delete cascade,
  id bigint generated always as identity,
  supplier_id bigint not null,
  profile_id bigint not null,
  survey text not null,
  title text not null,
  service text not null,
  -- The branch's own day.
  day date not null,
  -- Of each answer: the key and the words of its question, and its value.
  answers jsonb not null,
  created_at timestamptz not null,
  primary key (instance_id, id),
  constraint one_answer_a_day unique (instance_id, supplier_id, profile_id, survey, day),
  foreign key (instance_id, supplier_id) references suppliers (instance_id, id) on delete cascade,
  foreign key (instance_id, profile_id) references profiles (instance_id, id) on delete cascade
);
select bind_to_instance('survey_answers');
grant select, insert on survey_answers to ordering_app;
