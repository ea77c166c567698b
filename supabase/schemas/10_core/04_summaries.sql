-- Summaries of texts for which nobody wrote one: for cards, the feed, e-mails and descriptions.

-- Returns the character of an HTML entity, named or numbered; null for an unknown one, and for characters that markup needs.
create function private.decode_entity(entity text) returns text
language sql immutable parallel safe set search_path = ''
as $$
  select case
    when entity = 'shy' or code = 173 then ''
    when entity in ('zwnj', 'zwj') then chr(case entity when 'zwj' then 8205 else 8204 end)
    when code in (38, 60, 62) then '&' || case code when 38 then 'amp' when 60 then 'lt' else 'gt' end || ';'
    when code between 32 and 55295 or code between 57344 and 1114111 then chr(code)
  end
  from (
    select case
      when entity ~ '^#\d{1,7}$' then substr(entity, 2)::integer
      when entity ~* '^#x[\da-f]{1,6}$' then ('x' || lpad(substr(entity, 3), 8, '0'))::bit(32)::integer
      else coalesce(
        -- The entities of Latin-1 in their order, from the no-break space on.
        159 + array_position(string_to_array('nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn '
          || 'sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring '
          || 'AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave '
          || 'Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave '
          || 'iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml', ' '),
          entity),
        ascii(nullif(substr('''Œœ€…–—‘’‚“”„‹›•™→←   −≤≥≠≈‰′', array_position(string_to_array('apos OElig oelig euro hellip ndash mdash lsquo rsquo '
          || 'sbquo ldquo rdquo bdquo lsaquo rsaquo bull trade rarr larr ensp emsp thinsp minus '
          || 'le ge ne asymp permil prime', ' '), entity), 1), ''))
      )
    end
  ) as numbered (code)
$$;

-- Replaces HTML entities with their characters, except those that markup needs: `D&eacute;couvrez` becomes « Découvrez ».
create function private.decode_entities(html text) returns text
language plpgsql immutable parallel safe set search_path = ''
as $$
declare
  entity text;
begin
  for entity in select distinct match[1] from regexp_matches(html, '&(#?\w{2,8});', 'g') as match loop
    html := replace(html, '&' || entity || ';', coalesce(private.decode_entity(entity), '&' || entity || ';'));
  end loop;
  return html;
end
$$;

-- Returns the words of HTML on one line.
create function private.html_to_text(html text) returns text
language sql immutable parallel safe set search_path = ''
as $$
  select btrim(regexp_replace(replace(replace(replace(replace(private.decode_entities(
    regexp_replace(regexp_replace(regexp_replace(html,
      -- Removes comments and the numbers of footnotes. The expression is lazy as a whole: an alternative would make all of it greedy.
      '(?:<!--.*?-->|<sup\M[^>]*>\s*<a\M[^>]*>[^<]*</a>\s*</sup>){1,1}?', '', 'gi'),
      '</?(a|abbr|b|bdi|big|cite|code|del|dfn|em|font|i|ins|kbd|mark|q|s|samp|small|span|strike|strong|sub|sup|time|u|var|wbr)(\s[^>]*)?/?>', '', 'gi'),
      '<[a-z/!][^>]*(>|$)', ' ', 'gi')
  ), '&lt;', '<'), '&gt;', '>'), '&quot;', '"'), '&amp;', '&'), '\s+', ' ', 'g'))
$$;

-- Returns the first sentences of a text, as many as a description shows (specification §5): whole ones, or else its first words. It reads
-- headings, pictures and tables only where the text has nothing else.
create function private.first_sentences(html text) returns text
language plpgsql immutable parallel safe set search_path = ''
as $$
declare
  longest constant integer := 160;
  aside text;
  words text;
begin
  foreach aside in array array['h[1-6]|figure|table|pre|', ''] loop
    words := private.html_to_text(regexp_replace(left(html, 20000),
      format('(?:<(%sscript|style|template|noscript|iframe|object|svg|math|audio|video|canvas)\M[^>]*>.*?</\1\s*>){1,1}?', aside), ' ', 'gi'));
    exit when words <> '';
  end loop;
  if length(words) <= longest then
    return words;
  end if;
  -- A full stop ends a sentence after at least three characters, so « M. Durand » does not end one.
  return coalesce(
    substring(left(words, longest + 2) from '^(.{40,}(?:[^ .]{3}[.]|[!?…])(?:[\u00A0\u202F]?[»”])?) (?=[A-ZÀ-ÞŒ0-9«“])'),
    regexp_replace(
      case when left(words, longest) ~ ' ' then substring(left(words, longest) from '^(.*) ') else left(words, longest - 1) end,
      '[\s,;:(«“–—-]+$', ''
    ) || '…'
  );
end
$$;

-- Returns the summary of a text: the excerpt or the description that somebody wrote, or else its first sentences.
create function private.summary_of(excerpt text, description text, html text) returns text
language sql immutable parallel safe set search_path = ''
as $$ select coalesce(nullif(btrim(excerpt), ''), nullif(btrim(description), ''), private.first_sentences(html)) $$;

-- PostgreSQL computes a generated column with the rights of the role that inserts.
grant execute on function private.decode_entity(text), private.decode_entities(text), private.html_to_text(text),
  private.first_sentences(text),
  private.summary_of(text, text, text) to authenticated;
