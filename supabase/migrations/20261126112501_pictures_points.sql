-- Of a picture visitors see its point, on every page that cuts it; its words are the back-office's.
create trigger announce_changed after update on public.pictures
  for each row when ((old.focus_x, old.focus_y) is distinct from (new.focus_x, new.focus_y)) execute function private.announce_site_change();
