-- The rounds of an account that joins another go there (rule staff/join).
grant delete on rounds to ordering_app;
