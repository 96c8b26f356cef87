-- What of the chosen options counts, and which are chosen before the diner says anything (rule menu/options).
alter table option_groups add column price_rule text not null default 'sum' check (price_rule in ('sum', 'dearest'));
alter table options add column is_default boolean not null default false;
