-- What is written to an option, as a name on a cake: how many characters (rule menu/option-text).
alter table options add column text_max int check (text_max between 1 and 120);
