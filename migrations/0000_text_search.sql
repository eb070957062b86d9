CREATE EXTENSION IF NOT EXISTS pg_trgm WITH SCHEMA public;
--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS unaccent WITH SCHEMA public;
--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS fuzzystrmatch WITH SCHEMA public;
--> statement-breakpoint
-- The words of a text as searches compare them: lower case, without accents, each after one space.
--   'García-Pérez, José'  →  ' garcia perez jose'
--   'O’Brien'             →  ' obrien'          (apostrophes join, everything else separates)
--   ''                    →  ''
-- Kept: ASCII letters and digits, and letters of other scripts that unaccent does not spell in ASCII.
-- Character ranges instead of [:alnum:], so that every database answers the same whatever its locale;
-- unaccent() is only STABLE because its dictionary could be edited, which nobody does here, and a
-- generated column needs IMMUTABLE.
CREATE FUNCTION public.search_text(input text) RETURNS text
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN coalesce(
  ' ' || nullif(
    btrim(
      regexp_replace(
        lower(
          public.unaccent(
            'public.unaccent'::regdictionary,
            normalize(regexp_replace(input, '[''`´‘’ʻʼ′]', '', 'g'), NFKC)
          )
        ),
        '[^a-z0-9\u0100-\u1fff\u2c00-\U0010ffff]+', ' ', 'g'
      ),
      ' '
    ),
    ''
  ),
  ''
);
