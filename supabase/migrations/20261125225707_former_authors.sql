create trigger keep_former_address after update of slug on public.profiles
  for each row when (new.slug <> old.slug) execute function private.keep_former_address('/blog/auteur');
