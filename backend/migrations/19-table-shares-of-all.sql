-- A share of the kind `all` is everything that is left of the bill (rule table/split).
alter table shares
  drop constraint shares_kind_check,
  add constraint shares_kind_check check (kind in ('all', 'equal', 'mine', 'lines', 'amount'));
