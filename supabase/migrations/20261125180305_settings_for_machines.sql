-- What robots.txt says of programs that read (https://contentsignals.org).
insert into private.setting_definitions (key, pattern) values
  ('ai_answers_allowed', '^(true|false)$'),
  ('ai_training_allowed', '^(true|false)$');
