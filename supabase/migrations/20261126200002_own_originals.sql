-- An author whose picture does not arrive leaves its original behind: deletion of files is for owners and editors.
create function private.has_picture(original text) returns boolean
language sql stable security definer set search_path = ''
as $$ select exists (select from storage.objects where bucket_id = 'media' and name = original) $$;
grant execute on function private.has_picture(text) to authenticated;
-- The original is sent first: who may delete nothing takes back his own when its picture does not arrive.
create policy "administrators take back originals without a picture" on storage.objects
  for delete to authenticated using (
    bucket_id = 'originals' and (select private.may('insert', 'media')) and owner_id = (select auth.uid())::text
      and created_at > now() - interval '1 day' and not private.has_picture(name)
  );
